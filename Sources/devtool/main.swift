print("devtool")
