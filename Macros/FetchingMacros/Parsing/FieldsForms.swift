import SwiftDiagnostics
import SwiftSyntax

/// The arguments of `@FetchableFields(.json, .columns)`.
struct FieldsForms {
    private(set) var hasJSON = false
    private(set) var hasColumns = false
    private(set) var diagnostics: [Diagnostic] = []

    init(_ attribute: AttributeSyntax) {
        guard !attribute.labeledArguments.isEmpty else {
            hasJSON = true
            return
        }
        for argument in attribute.labeledArguments {
            switch argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
            case "json": hasJSON = true
            case "columns": hasColumns = true
            // Whatever else it is, it is known only when the program runs.
            default: diagnostics.append(.unknownFieldsForm(argument.expression))
            }
        }
    }
}
