import SwiftSyntax

extension ClassDeclSyntax {
    /// The `init()` that the compiler provides as long as the class declares no initialiser.
    var implicitInitializer: ModelKind.ImplicitInitializer? {
        guard !memberBlock.members.hasDesignatedInitializer, memberBlock.members.allStoredPropertiesHaveValues
        else { return nil }
        let superclass = inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        return superclass == "NSObject" ? .overriding : .root
    }
}

extension MemberBlockItemListSyntax {
    fileprivate var hasDesignatedInitializer: Bool {
        contains { item in
            if let initializer = item.decl.as(InitializerDeclSyntax.self) {
                return !initializer.modifiers.contains(.convenience)
            }
            return item.decl.conditionalMembers.contains(where: \.hasDesignatedInitializer)
        }
    }

    fileprivate var allStoredPropertiesHaveValues: Bool {
        allSatisfy { item in
            if let variable = item.decl.as(VariableDeclSyntax.self) {
                return variable.unstoredKind != nil || variable.hasValues
            }
            return item.decl.conditionalMembers.allSatisfy(\.allStoredPropertiesHaveValues)
        }
    }
}

extension DeclSyntax {
    /// The members in each branch of `#if`, if that is what this is.
    var conditionalMembers: [MemberBlockItemListSyntax] {
        self.as(IfConfigDeclSyntax.self)?.clauses.compactMap { $0.elements?.as(MemberBlockItemListSyntax.self) } ?? []
    }
}

extension VariableDeclSyntax {
    fileprivate var hasValues: Bool {
        zip(bindings, annotatedTypes).allSatisfy { binding, type in
            binding.initializer != nil || (!isConstant && (type?.isOptional ?? false))
        }
    }
}
