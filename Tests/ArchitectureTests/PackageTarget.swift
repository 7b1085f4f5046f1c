import SwiftParser
import SwiftSyntax
import TestSupport

/// A target as Package.swift declares it.
struct PackageTarget {
  let name: String
  let isTest: Bool
  /// Names of targets of this package.
  let dependencies: Set<String>

  /// Every target, in the order of Package.swift.
  static func all() throws -> [PackageTarget] {
    let reader = TargetReader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: try RepositoryFiles.text("Package.swift")))
    return reader.targets
  }
}

/// Reads the calls that make a target with a literal name: `room("Model")`, `.target(name: "A")`.
private final class TargetReader: SyntaxVisitor {
  var targets: [PackageTarget] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    let labels = ["room", "program", "tests", ".target", ".systemLibrary"]
    guard labels.contains(callee), let first = node.arguments.first,
      let name = text(of: first.expression)
    else { return .visitChildren }
    let dependencies = node.arguments.filter {
      ["uses", "of", "dependencies"].contains($0.label?.text)
    }
    targets.append(
      PackageTarget(
        name: name, isTest: callee == "tests",
        dependencies: Set(dependencies.flatMap { strings(in: $0.expression) })))
    return .skipChildren
  }

  private func text(of expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private func strings(in expression: ExprSyntax) -> [String] {
    let reader = StringReader(viewMode: .sourceAccurate)
    reader.walk(expression)
    return reader.strings
  }
}

private final class StringReader: SyntaxVisitor {
  var strings: [String] = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue { strings.append(text) }
    return .skipChildren
  }
}
