import CTreeSitter

/// The kinds of nodes that readers ask for, by the names of the grammar; every other one is `other`.
enum NodeKind: String, CaseIterable, Sendable {
  case other
  case error = "ERROR"
  case lineComment = "line_comment"
  case blockComment = "block_comment"

  // Files and declarations
  case sourceFile = "source_file"
  case fileAnnotation = "file_annotation"
  case packageHeader = "package_header"
  case importHeader = "import"
  case typeAlias = "type_alias"
  case classDeclaration = "class_declaration"
  case objectDeclaration = "object_declaration"
  case companionObject = "companion_object"
  case propertyDeclaration = "property_declaration"
  case functionDeclaration = "function_declaration"
  case secondaryConstructor = "secondary_constructor"
  case constructorDelegationCall = "constructor_delegation_call"
  case anonymousInitializer = "anonymous_initializer"
  case primaryConstructor = "primary_constructor"
  case classParameters = "class_parameters"
  case classParameter = "class_parameter"
  case typeParameters = "type_parameters"
  case typeParameter = "type_parameter"
  case typeConstraints = "type_constraints"
  case typeConstraint = "type_constraint"
  case delegationSpecifiers = "delegation_specifiers"
  case delegationSpecifier = "delegation_specifier"
  case constructorInvocation = "constructor_invocation"
  case explicitDelegation = "explicit_delegation"
  case classBody = "class_body"
  case enumClassBody = "enum_class_body"
  case enumEntry = "enum_entry"
  case functionValueParameters = "function_value_parameters"
  case parameterModifiers = "parameter_modifiers"
  case parameter
  case variableDeclaration = "variable_declaration"
  case multiVariableDeclaration = "multi_variable_declaration"
  case propertyDelegate = "property_delegate"
  case getter, setter
  case functionBody = "function_body"
  case modifiers
  case annotation
  case useSiteTarget = "use_site_target"
  case reificationModifier = "reification_modifier"

  // Types
  case userType = "user_type"
  case nullableType = "nullable_type"
  case nonNullableType = "non_nullable_type"
  case parenthesizedType = "parenthesized_type"
  case functionType = "function_type"
  case functionTypeParameters = "function_type_parameters"
  case typeArguments = "type_arguments"
  case typeProjection = "type_projection"
  case typeModifiers = "type_modifiers"

  // Statements
  case block
  case assignment
  case forStatement = "for_statement"
  case whileStatement = "while_statement"
  case doWhileStatement = "do_while_statement"

  // Expressions
  case identifier
  case qualifiedIdentifier = "qualified_identifier"
  case callExpression = "call_expression"
  case valueArguments = "value_arguments"
  case valueArgument = "value_argument"
  case annotatedLambda = "annotated_lambda"
  case lambdaLiteral = "lambda_literal"
  case lambdaParameters = "lambda_parameters"
  case anonymousFunction = "anonymous_function"
  case navigationExpression = "navigation_expression"
  case callableReference = "callable_reference"
  case indexExpression = "index_expression"
  case thisExpression = "this_expression"
  case superExpression = "super_expression"
  case unaryExpression = "unary_expression"
  case binaryExpression = "binary_expression"
  case infixExpression = "infix_expression"
  case rangeExpression = "range_expression"
  case inExpression = "in_expression"
  case isExpression = "is_expression"
  case asExpression = "as_expression"
  case spreadExpression = "spread_expression"
  case annotatedExpression = "annotated_expression"
  case labeledExpression = "labeled_expression"
  case parenthesizedExpression = "parenthesized_expression"
  case collectionLiteral = "collection_literal"
  case objectLiteral = "object_literal"
  case ifExpression = "if_expression"
  case whenExpression = "when_expression"
  case whenSubject = "when_subject"
  case whenEntry = "when_entry"
  case rangeTest = "range_test"
  case typeTest = "type_test"
  case tryExpression = "try_expression"
  case catchBlock = "catch_block"
  case finallyBlock = "finally_block"
  case returnExpression = "return_expression"
  case throwExpression = "throw_expression"
  case stringLiteral = "string_literal"
  case multilineStringLiteral = "multiline_string_literal"
  case stringContent = "string_content"
  case interpolation
  case characterLiteral = "character_literal"
  case numberLiteral = "number_literal"
  case floatLiteral = "float_literal"
  case label

  // Tokens
  case classToken = "class"
  case interfaceToken = "interface"
  case objectToken = "object"
  case valToken = "val"
  case varToken = "var"
  case funToken = "fun"
  case asToken = "as"
  case safeAsToken = "as?"
  case elseToken = "else"
  case ifToken = "if"
  case whileToken = "while"
  case inToken = "in"
  case dotToken = "."
  case safeDotToken = "?."
  case starToken = "*"
  case colonToken = ":"
  case doubleColonToken = "::"
  case equalToken = "="
  case arrowToken = "->"
  case elvisToken = "?:"
  case openBrace = "{"
  case closeBrace = "}"
  case openParenthesis = "("
  case closeParenthesis = ")"
  case semicolon = ";"
  case comma = ","
}

/// The fields that the grammar gives to some children.
enum NodeField: String, CaseIterable, Sendable {
  case none = ""
  case argument, condition, label, left, name, `operator`, right, type
}

/// What the numbers of the grammar mean.
struct GrammarNumbers: Sendable {
  private let kinds: [NodeKind]
  private let fields: [NodeField]

  /// Of the linked grammar.
  static let ofKotlin = GrammarNumbers(tree_sitter_kotlin())

  private init(_ language: OpaquePointer?) {
    let count = ts_language_symbol_count(language)
    kinds = (0..<count).map { number in
      ts_language_symbol_name(language, TSSymbol(number))
        .flatMap { NodeKind(rawValue: String(cString: $0)) } ?? .other
    }
    let fieldCount = ts_language_field_count(language)
    fields = (0...fieldCount).map { number in
      ts_language_field_name_for_id(language, TSFieldId(number))
        .flatMap { NodeField(rawValue: String(cString: $0)) } ?? .none
    }
  }

  func kind(_ symbol: TSSymbol) -> NodeKind {
    let number = Int(symbol)
    // The number of errors lies outside of the grammar.
    if number == Int(TSSymbol.max) { return .error }
    return number < kinds.count ? kinds[number] : .other
  }

  func field(_ number: TSFieldId) -> NodeField {
    Int(number) < fields.count ? fields[Int(number)] : .none
  }
}
