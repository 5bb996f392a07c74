import SwiftSyntax

extension TypeSyntax {
    /// The type of the values of a property that is declared with this type: `String?` for `String!`.
    var memberType: String {
        if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return unwrapped.wrappedType.trimmedDescription + "?"
        }
        return trimmedDescription
    }

    /// Whether a variable of this type is nil when it has no initial value.
    var isOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}
