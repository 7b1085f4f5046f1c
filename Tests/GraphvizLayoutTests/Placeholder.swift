// Replaced by the first real test of this room.
