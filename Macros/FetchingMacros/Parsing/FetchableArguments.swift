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
        guard let member = expression.as(MemberAccessExprSyntax.self),
            let naming = ColumnNaming(rawValue: member.declName.baseName.text)
        else {
            diagnostics.append(.unknownNaming(expression))
            return
        }
        self.naming = naming
        namingExpression = naming == .asWritten ? nil : expression
    }
}
