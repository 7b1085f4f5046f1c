package import Model

/// The fragment under which a component stands on the page and in drawings: letters, digits and
/// a hyphen only, whatever the name holds.
package func componentAnchor(_ id: ComponentID) -> String { "c-" + stableHash(id.text) }
