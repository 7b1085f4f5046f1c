import CIndexStore
import Model

/// What a visitor of the names in one record fills: the names that say anything about lifetimes.
final class RecordReading {
  private let functions: lifegraph_index_functions
  private(set) var symbols: SymbolTable
  private(set) var occurrences: [IndexOccurrence] = []
  /// Symbols of this record that were met before; `nil` for those of no interest. The library
  /// keeps each at one place as long as the record is open.
  private var known: [lifegraph_index_object: Int32?] = [:]

  init(_ functions: lifegraph_index_functions, _ symbols: SymbolTable) {
    self.functions = functions
    self.symbols = symbols
  }

  func add(_ occurrence: lifegraph_index_object) {
    let roles = functions.occurrence_get_roles(occurrence)
    guard let symbol = functions.occurrence_get_symbol(occurrence),
      let role = role(roles, isInitializer: functions.symbol_get_kind(symbol) == Kind.initializer),
      let position = position(of: symbol)
    else { return }
    var (line, column): (UInt32, UInt32) = (0, 0)
    functions.occurrence_get_line_col(occurrence, &line, &column)
    occurrences.append(
      IndexOccurrence(
        line: Int32(clamping: line), column: Int32(clamping: column), symbol: position, role: role))
  }

  /// What a name does; `nil` for what the compiler only adds, beside initializers, which it adds to
  /// types.
  private func role(_ roles: UInt64, isInitializer: Bool) -> IndexOccurrence.Role? {
    let isImplicit = roles & Roles.implicit != 0
    if roles & (Roles.declaration | Roles.definition) != 0 {
      return isImplicit && !isInitializer ? nil : .definition
    }
    if isImplicit || roles & Roles.reference == 0 { return nil }
    if roles & Roles.call != 0 { return .call }
    if roles & Roles.write != 0 { return .write }
    return roles & Roles.read != 0 ? .read : .mention
  }

  private func position(of symbol: lifegraph_index_object) -> Int32? {
    if let seen = known[symbol] { return seen }
    var position: Int32?
    if let kind = kind(of: symbol) {
      position = symbols.position(
        of: IndexSymbol(
          identity: swiftText(functions.symbol_get_usr(symbol)),
          name: swiftText(functions.symbol_get_name(symbol)), kind: kind))
    }
    known[symbol] = .some(position)
    return position
  }

  private func kind(of symbol: lifegraph_index_object) -> IndexSymbol.Kind? {
    let subkind = functions.symbol_get_subkind(symbol)
    switch functions.symbol_get_kind(symbol) {
    case 5, 6, 7, 8, 10: return .type
    case 11: return subkind == 1012 || subkind == 1013 ? .genericParameter : .alias
    // Operators are functions of their own kind.
    case 12, 16, 17, 18:
      switch subkind {
      case 0: return .function
      case 1008...1010: return .other
      default: return nil
      }
    case 13, 14, 19, 20, 21: return subkind == 1011 ? .other : .property
    case 15: return .enumCase
    case Kind.initializer: return .initializer
    // Modules, extensions, parameters, comments.
    default: return nil
    }
  }
}

/// Kinds and roles as numbers, which the format of the store fixes.
private enum Kind {
  static let initializer: CInt = 22
}

private enum Roles {
  static let declaration: UInt64 = 1 << 0
  static let definition: UInt64 = 1 << 1
  static let reference: UInt64 = 1 << 2
  static let read: UInt64 = 1 << 3
  static let write: UInt64 = 1 << 4
  static let call: UInt64 = 1 << 5
  static let implicit: UInt64 = 1 << 8
}
