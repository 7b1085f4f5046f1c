import SwiftParser
import SwiftSyntax
import TestSupport

/// What the guards want to know of one Swift file of the repository.
struct SwiftFile: Sendable {
  struct Import: Hashable, Sendable {
    let module: String
    /// True for `package import`.
    let isPassedOn: Bool
  }

  /// A place with what is there.
  struct Remark: Sendable, CustomStringConvertible {
    let path: String
    let line: Int
    let text: String

    var description: String { "\(path):\(line): \(text)" }
  }

  /// Path below the root of the repository.
  let path: String
  let lineCount: Int
  var imports: Set<Import> = []
  /// Names of types, functions and constants, also of types that are extended.
  var declaredNames: Set<String> = []
  /// Names in the signatures of functions: labels, parameters, types.
  var signatureNames: Set<String> = []
  var extendedTypes: Set<String> = []
  /// Every identifier that the file writes.
  var mentionedNames: Set<String> = []
  /// What the house forbids in code.
  var banned: [Remark] = []
  /// Declarations for other rooms without a sentence.
  var undocumented: [Remark] = []

  /// The room or test target: the folder below `Sources` or `Tests`.
  var room: String {
    let parts = path.split(separator: "/")
    return String(parts[0] == "Templates" ? parts[0] : parts[1])
  }

  /// The file's name without folders and ending.
  var name: String {
    String((path.split(separator: "/").last ?? "").dropLast(".swift".utf8.count))
  }

  /// Every file below the folders, sorted by path.
  static func all(below folders: String...) throws -> [SwiftFile] {
    try everyFile.get().filter { file in folders.contains { file.path.hasPrefix("\($0)/") } }
  }

  /// Read once for all guards.
  private static let everyFile = Result {
    try ["Sources", "Templates", "Tests"].flatMap { try RepositoryFiles.paths(below: $0) }
      .filter { $0.hasSuffix(".swift") }
      .map { read(path: $0, text: try RepositoryFiles.text($0)) }
  }

  static func read(path: String, text: String) -> SwiftFile {
    let tree = Parser.parse(source: text)
    let reader = FileReader(
      SwiftFile(
        path: path,
        lineCount: text.split(separator: "\n", omittingEmptySubsequences: false).count - 1),
      converter: SourceLocationConverter(fileName: path, tree: tree))
    reader.walk(tree)
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind { reader.file.mentionedNames.insert(name) }
    }
    return reader.file
  }
}

private final class FileReader: SyntaxVisitor {
  var file: SwiftFile
  private let converter: SourceLocationConverter

  init(_ file: SwiftFile, converter: SourceLocationConverter) {
    self.file = file
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    file.imports.insert(
      SwiftFile.Import(
        module: node.path.first?.name.text ?? "",
        isPassedOn: node.modifiers.contains { $0.name.text == "package" }))
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node, modifiers: node.modifiers)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node, modifiers: node.modifiers)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node, modifiers: node.modifiers)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node, modifiers: node.modifiers)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node, modifiers: node.modifiers)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node, modifiers: node.modifiers)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    file.signatureNames.formUnion(node.signature.tokens(viewMode: .sourceAccurate).map(\.text))
    return declare(node.name, node, modifiers: node.modifiers)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        _ = declare(pattern.identifier, node, modifiers: node.modifiers)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    file.extendedTypes.insert(name)
    file.declaredNames.insert(name)
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark?.text == "!" { ban("try!", node) }
    return .visitChildren
  }

  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark?.text == "!" { ban("as!", node) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "fatalError" { ban("fatalError", node) }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["public", "open"].contains(node.name.text) { ban(node.name.text, node) }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    for piece in token.leadingTrivia.pieces + token.trailingTrivia.pieces {
      guard let comment = piece.comment else { continue }
      for word in ["TODO", "FIXME"] where comment.contains(word) { ban(word, token) }
    }
    return .visitChildren
  }

  private func declare(
    _ name: TokenSyntax, _ node: some DeclSyntaxProtocol, modifiers: DeclModifierListSyntax
  ) -> SyntaxVisitorContinueKind {
    file.declaredNames.insert(name.text)
    let isFace = modifiers.contains { $0.name.text == "package" }
    let isTopLevel = node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
    if isFace {
      let documentation = node.leadingTrivia.pieces.compactMap(\.comment).filter {
        $0.hasPrefix("///")
      }
      let first = documentation.prefix { $0 != "///" }.last
      if first.map({ !$0.hasSuffix(".") }) ?? isTopLevel {
        file.undocumented.append(
          remark("\(name.text) has no sentence that ends with a period", node))
      }
    }
    return .visitChildren
  }

  private func ban(_ text: String, _ node: some SyntaxProtocol) {
    file.banned.append(remark(text, node))
  }

  private func remark(_ text: String, _ node: some SyntaxProtocol) -> SwiftFile.Remark {
    let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    return SwiftFile.Remark(path: file.path, line: line, text: text)
  }
}

extension TriviaPiece {
  /// The text of a comment of any kind.
  fileprivate var comment: String? {
    switch self {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
      .docBlockComment(let text):
      text
    default: nil
    }
  }
}
