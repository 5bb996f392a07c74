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
    /// `Scope<User> { … }`, `Scope { … }`, `Scope<User>.init { … }`, `Fetching.Scope<User>(tenant) { … }`
    fileprivate var callsScope: Bool {
        self.as(FunctionCallExprSyntax.self)?.calledExpression.isScope ?? false
    }

    private var isScope: Bool {
        if let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.tokenKind == .keyword(.`init`) {
            return member.base?.isScope ?? false
        }
        let expression = self.as(GenericSpecializationExprSyntax.self)?.expression ?? self
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return reference.baseName.nameWithoutBackticks == "Scope"
        }
        guard let member = expression.as(MemberAccessExprSyntax.self),
            member.base?.trimmedDescription.isFetchingModule ?? false
        else { return false }
        return member.declName.baseName.nameWithoutBackticks == "Scope"
    }
}
