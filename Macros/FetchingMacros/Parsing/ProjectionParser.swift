import SwiftDiagnostics
import SwiftSyntax

/// Reads a struct into a projection, or says why that is not possible.
struct ProjectionParser {
    /// The outcome of reading: a projection, or errors.
    struct Result {
        var projection: Projection?
        var diagnostics: [Diagnostic]
    }

    private var diagnostics: [Diagnostic] = []

    static func parse(
        _ structure: StructDeclSyntax, attribute: AttributeSyntax, in lexicalContext: [Syntax]
    ) -> Result {
        var parser = ProjectionParser()
        let properties = parser.properties(of: structure.memberBlock.members)
        if properties.isEmpty, parser.diagnostics.isEmpty {
            parser.diagnostics.append(.emptyProjection(attribute, type: structure.name))
        }
        if parser.diagnostics.isEmpty { parser.checkInitializers(of: structure, for: properties) }
        guard parser.diagnostics.isEmpty else { return Result(diagnostics: parser.diagnostics) }
        let access = properties.map(\.access).reduce(structure.access(in: lexicalContext), min)
        return Result(projection: Projection(access: access, properties: properties), diagnostics: [])
    }

    private mutating func properties(of members: MemberBlockItemListSyntax) -> [ProjectedProperty] {
        var properties: [ProjectedProperty] = []
        for member in members {
            if let variable = member.decl.as(VariableDeclSyntax.self) { properties += parse(variable) }
            diagnostics += member.decl.conditionalVariables.filter(\.isProjected).map { .conditionalProjection($0) }
        }
        return properties
    }

    private mutating func parse(_ variable: VariableDeclSyntax) -> [ProjectedProperty] {
        guard variable.unstoredKind == nil else { return [] }
        guard variable.attributes.first(.ignored) == nil else {
            diagnostics += variable.ignoredWithoutValue
            return []
        }
        return zip(variable.bindings, variable.annotatedTypes).compactMap { binding, annotated in
            // A constant with a value is not set again.
            guard !variable.isConstant || binding.initializer == nil else { return nil }
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                diagnostics.append(.tuplePattern(binding.pattern, of: "Projection"))
                return nil
            }
            guard let type = annotated?.memberType ?? binding.initializer?.value.valueType else {
                diagnostics.append(.unreadableType(binding, name: name.nameWithoutBackticks, of: "Projection"))
                return nil
            }
            return ProjectedProperty(
                identifier: name.text, type: type, access: variable.modifiers.access ?? .internal)
        }
    }

    /// An initializer in the body takes the place of the one that the compiler provides.
    private mutating func checkInitializers(of structure: StructDeclSyntax, for properties: [ProjectedProperty]) {
        let initializers = structure.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        let labels = properties.map { $0.identifier.nameWithoutBackticks }
        guard let first = initializers.first, !initializers.contains(where: { $0.takes(labels) }) else { return }
        diagnostics.append(.replacedInitializer(first, type: structure.name, labels: labels))
    }
}

extension StructDeclSyntax {
    /// The access of the type: its own, or that of the extension around it.
    fileprivate func access(in lexicalContext: [Syntax]) -> AccessLevel {
        modifiers.access ?? lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.access ?? .internal
    }
}

extension VariableDeclSyntax {
    /// Whether there would be an argument for the property.
    fileprivate var isProjected: Bool {
        unstoredKind == nil && attributes.first(.ignored) == nil
            && !(isConstant && bindings.allSatisfy { $0.initializer != nil })
    }
}

extension DeclSyntax {
    /// The variables inside `#if`.
    fileprivate var conditionalVariables: [VariableDeclSyntax] {
        conditionalMembers.flatMap { members in
            members.flatMap { member in
                member.decl.as(VariableDeclSyntax.self).map { [$0] } ?? member.decl.conditionalVariables
            }
        }
    }
}

extension InitializerDeclSyntax {
    /// Whether a call with certain labels is one of this initializer, and gives a value in any case.
    fileprivate func takes(_ labels: [String]) -> Bool {
        guard optionalMark == nil, signature.effectSpecifiers == nil else { return false }
        var missing = labels[...]
        for parameter in signature.parameterClause.parameters {
            if parameter.firstName.nameWithoutBackticks == missing.first {
                missing.removeFirst()
            } else if parameter.defaultValue == nil {
                return false
            }
        }
        return missing.isEmpty
    }
}
