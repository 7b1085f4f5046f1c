import CIndexStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The library of a toolchain that reads index stores, loaded for the rest of the run.
package struct IndexLibrary: Sendable {
  let functions: lifegraph_index_functions

  /// Loads the library at a path.
  package init(path: String) throws(IndexReadingError) {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw IndexReadingError(dlerror().map { String(cString: $0) } ?? "\(path) does not load")
    }
    var functions = lifegraph_index_functions()
    if let missing = lifegraph_index_bind(library, &functions) {
      throw IndexReadingError("it has no function \(String(cString: missing))")
    }
    self.functions = functions
  }

  /// What went wrong in the library, in its words.
  func failure(_ error: lifegraph_index_object?, _ otherwise: String) -> IndexReadingError {
    guard let error else { return IndexReadingError(otherwise) }
    defer { functions.error_dispose(error) }
    return IndexReadingError(
      functions.error_get_description(error).map { String(cString: $0) } ?? otherwise)
  }
}

/// Why an index store, or the library for it, cannot be used.
package struct IndexReadingError: Error {
  /// One clause without a period.
  package let reason: String

  init(_ reason: String) { self.reason = reason }
}
