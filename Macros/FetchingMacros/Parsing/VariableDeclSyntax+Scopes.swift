import SwiftSyntax

extension VariableDeclSyntax {
    /// The scopes among the static properties that are declared.
    var scopes: [ScopeProperty] {
        guard unstoredKind == .static else { return [] }
        return zip(bindings, annotatedTypes).compactMap { binding, type in
            guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                type?.isScope ?? binding.initializer?.value.callsScope ?? false
            else { return nil }
            return ScopeProperty(identifier: token.text, name: token.nameWithoutBackticks)
        }
    }
}

extension TypeSyntax {
    /// `Scope<User>`, `Fetching.Scope<User>`
    fileprivate var isScope: Bool {
        guard lastName == "Scope" else { return false }
        return self.as(MemberTypeSyntax.self)?.baseType.trimmedDescription.isFetchingModule ?? true
    }
}

extension ExprSyntax {
    /// `Scope<User> { … }`, `Scope { … }`, `Fetching.Scope<User>(tenant) { … }`
    fileprivate var callsScope: Bool {
        guard let called = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
        let expression = called.as(GenericSpecializationExprSyntax.self)?.expression ?? called
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return reference.baseName.nameWithoutBackticks == "Scope"
        }
        guard let member = expression.as(MemberAccessExprSyntax.self),
            member.base?.trimmedDescription.isFetchingModule ?? false
        else { return false }
        return member.declName.baseName.nameWithoutBackticks == "Scope"
    }
}
