import SwiftDiagnostics
import SwiftSyntax

/// Reads the relationships of a type from its static properties.
struct RelationshipParser {
    /// The name of the model, without the types around it.
    let modelName: String

    let typeAccess: AccessLevel

    private(set) var diagnostics: [Diagnostic] = []

    init(modelName: String, typeAccess: AccessLevel) {
        self.modelName = modelName
        self.typeAccess = typeAccess
    }

    mutating func parse(_ variable: VariableDeclSyntax) -> [RelationshipProperty] {
        guard variable.unstoredKind == .static else { return [] }
        return variable.bindings.compactMap { relationship($0, in: variable) }
    }

    private mutating func relationship(
        _ binding: PatternBindingSyntax, in variable: VariableDeclSyntax
    ) -> RelationshipProperty? {
        guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
            if let tuple = binding.initializer?.value.as(TupleExprSyntax.self), tuple.hasRelationship {
                diagnostics.append(.relationshipInTuple(binding.pattern))
            }
            return nil
        }
        let name = token.nameWithoutBackticks
        if let wrapped = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType,
            RelationshipType(wrapped) != nil
        {
            diagnostics.append(.optionalRelationship(wrapped, name: name))
        }
        guard let type = binding.relationshipType else { return nil }
        guard let arguments = type.arguments, arguments.count == 2 else {
            diagnostics.append(.relationshipWithoutTypes(type.node, name: name, kind: type.kind, model: modelName))
            return nil
        }
        guard isModel(arguments[0]) else {
            diagnostics.append(.relationshipOfOtherModel(arguments[0], name: name, model: modelName))
            return nil
        }
        let target = arguments[1].trimmedDescription
        return RelationshipProperty(
            identifier: token.text, name: name, kind: type.kind, target: target == "Self" ? modelName : target,
            access: min(variable.modifiers.access ?? .internal, typeAccess), text: PropertyText(variable), node: token)
    }

    private func isModel(_ type: TypeSyntax) -> Bool {
        if let type = type.as(IdentifierTypeSyntax.self) {
            return ["Self", modelName].contains(type.name.nameWithoutBackticks)
        }
        return type.as(MemberTypeSyntax.self)?.name.nameWithoutBackticks == modelName
    }
}

/// `ToOne<Pet, User>`, as an annotation or as what is called.
private struct RelationshipType {
    let kind: RelationshipProperty.Kind

    /// Nil where the types are left to the compiler.
    let arguments: [TypeSyntax]?

    let node: Syntax
}

extension VariableDeclSyntax {
    /// Whether it is a static property that declares a relationship.
    var declaresRelationship: Bool {
        unstoredKind == .static && bindings.allSatisfy { $0.relationshipType != nil }
    }
}

extension PatternBindingSyntax {
    fileprivate var relationshipType: RelationshipType? {
        if let annotation = typeAnnotation { return RelationshipType(annotation.type) }
        return initializer?.value.as(FunctionCallExprSyntax.self).flatMap { RelationshipType($0.calledExpression) }
    }
}

extension TupleExprSyntax {
    fileprivate var hasRelationship: Bool {
        elements.contains { element in
            element.expression.as(FunctionCallExprSyntax.self).flatMap { RelationshipType($0.calledExpression) } != nil
        }
    }
}

extension RelationshipType {
    init?(_ type: TypeSyntax) {
        if let type = type.as(IdentifierTypeSyntax.self) {
            self.init(type.name, type.genericArgumentClause, node: Syntax(type))
        } else if let type = type.as(MemberTypeSyntax.self), type.baseType.trimmedDescription.isFetchingModule {
            self.init(type.name, type.genericArgumentClause, node: Syntax(type))
        } else {
            return nil
        }
    }

    init?(_ called: ExprSyntax) {
        let specialization = called.as(GenericSpecializationExprSyntax.self)
        let expression = specialization?.expression ?? called
        let clause = specialization?.genericArgumentClause
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            self.init(reference.baseName, clause, node: Syntax(called))
        } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            if base.trimmedDescription.isFetchingModule {
                self.init(member.declName.baseName, clause, node: Syntax(called))
            } else {
                // `ToMany<Order, OrderLine>.inverse(of: …)`
                self.init(base)
            }
        } else {
            return nil
        }
    }

    private init?(_ name: TokenSyntax, _ clause: GenericArgumentClauseSyntax?, node: Syntax) {
        guard let kind = RelationshipProperty.Kind(rawValue: name.nameWithoutBackticks) else { return nil }
        self.init(
            kind: kind, arguments: clause?.arguments.compactMap { TypeSyntax($0.argument) }, node: node)
    }
}

extension String {
    var isFetchingModule: Bool { self == "Fetching" || self == "FetchingCore" }
}
