/// Why a devtool command cannot be done: what happened and what to do.
package struct WorkshopError: Error, Equatable {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}
