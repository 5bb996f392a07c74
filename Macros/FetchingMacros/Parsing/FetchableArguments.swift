import FetchingNaming
import SwiftDiagnostics
import SwiftSyntax

/// The arguments of `@Fetchable("table", naming: .snakeCase)`.
struct FetchableArguments {
    private(set) var table: String?
    private(set) var naming = ColumnNaming.asWritten

    /// The argument that asks for other names than those of the properties.
    private(set) var namingExpression: ExprSyntax?

    private(set) var diagnostics: [Diagnostic] = []

    init(_ attribute: AttributeSyntax) {
        for argument in attribute.labeledArguments {
            if argument.label?.text == "naming" {
                readNaming(argument.expression)
            } else {
                readTable(argument.expression)
            }
        }
    }

    private mutating func readTable(_ expression: ExprSyntax) {
        guard let name = expression.literalText else {
            diagnostics.append(.tableNameNotLiteral(expression))
            return
        }
        if name.isEmpty {
            diagnostics.append(.emptyTableName(expression))
        } else if name.unicodeScalars.contains("\0") {
            diagnostics.append(.tableNameWithNul(expression))
        }
        table = name
    }

    private mutating func readNaming(_ expression: ExprSyntax) {
        guard let naming = ColumnNaming(expression) else {
            diagnostics.append(.unknownNaming(expression))
            return
        }
        self.naming = naming
        if case .asWritten = naming { return }
        namingExpression = expression
    }
}

extension ColumnNaming {
    /// The value of an argument; nil unless it is known at compile time.
    fileprivate init?(_ expression: ExprSyntax) {
        if let member = expression.as(MemberAccessExprSyntax.self) {
            switch member.declName.baseName.text {
            case "asWritten": self = .asWritten
            case "snakeCase": self = .snakeCase
            case "upperCamelCase": self = .upperCamelCase(acronyms: [])
            default: return nil
            }
            return
        }
        guard let call = expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "upperCamelCase"
        else { return nil }
        let acronyms = call.arguments.map(\.expression.literalText)
        guard !acronyms.contains(nil) else { return nil }
        self = .upperCamelCase(acronyms: acronyms.compactMap(\.self))
    }
}
