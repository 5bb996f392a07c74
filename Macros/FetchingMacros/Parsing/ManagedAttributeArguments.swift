import SwiftSyntax

/// The arguments of `@ManagedAttribute(.rawRepresentable, unknown: Plan.freemium)`.
struct ManagedAttributeArguments {
    /// The name of the form: `rawRepresentable`; nil where it is not written out.
    let form: String?

    /// The value in the place of what cannot be read, as Swift code.
    let unknown: String?

    init(_ attribute: AttributeSyntax) {
        let arguments = attribute.labeledArguments
        let form = arguments.first { $0.label == nil }?.expression.as(MemberAccessExprSyntax.self)
        self.form = form?.declName.baseName.text
        unknown = arguments.first { $0.label?.text == "unknown" }?.expression.trimmedDescription
    }
}
