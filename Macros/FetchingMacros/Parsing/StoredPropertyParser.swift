import FetchingNaming
import SwiftDiagnostics
import SwiftSyntax

/// Reads the variables of a type into stored properties.
struct StoredPropertyParser: PropertyParser {
    let naming: ColumnNaming
    let typeAccess: AccessLevel
    let isClass: Bool

    private(set) var diagnostics: [Diagnostic] = []

    /// Whether an attribute is wrong in a way that its own macro reports.
    private(set) var hasMarkerError = false

    init(naming: ColumnNaming, typeAccess: AccessLevel, isClass: Bool) {
        self.naming = naming
        self.typeAccess = typeAccess
        self.isClass = isClass
    }

    mutating func parse(_ variable: VariableDeclSyntax) -> [StoredProperty] {
        guard variable.unstoredKind == nil else { return [] }
        hasMarkerError = hasMarkerError || PropertyMarkerCheck.isWrong(on: variable)
        if let node = variable.attributes.first(.relationship) { diagnostics.append(.relationshipOfDecodedModel(node)) }
        if variable.attributes.first(.ignored) != nil {
            diagnostics += variable.ignoredWithoutValue
            return []
        }
        return zip(variable.bindings, variable.annotatedTypes).compactMap { binding, type in
            property(binding, type: type, in: variable)
        }
    }

    private mutating func property(
        _ binding: PatternBindingSyntax, type annotated: TypeSyntax?, in variable: VariableDeclSyntax
    ) -> StoredProperty? {
        guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
            diagnostics.append(.tuplePattern(binding.pattern))
            return nil
        }
        let name = token.nameWithoutBackticks
        if let diagnostic = refusal(of: binding, name: name, in: variable) {
            diagnostics.append(diagnostic)
            return nil
        }
        guard let type = annotated?.memberType ?? binding.initializer?.value.valueType else {
            diagnostics.append(.unreadableType(binding, name: name))
            return nil
        }
        let explicitColumn = variable.attributes.first(.name)?.labeledArguments.first?.expression.literalText
        let storage = variable.attributes.first(.storage)?.labeledArguments.first?.expression
        let spread = spread(variable.spread, named: name, type: type, annotated)
        return StoredProperty(
            identifier: token.text, name: name, column: explicitColumn ?? naming.column(of: name), type: type,
            givenColumn: explicitColumn, storage: spread == nil ? storage?.trimmedDescription : nil, spread: spread,
            access: min(variable.modifiers.access ?? .internal, typeAccess),
            isMarkedAsKey: variable.attributes.first(.primaryKey) != nil,
            deprecation: variable.attributes.plain.first(where: \.isDeprecation)?.trimmedDescription,
            isOptional: annotated?.isOptional ?? false,
            initialValue: binding.initializer?.value.constant,
            node: token, isVersion: variable.attributes.first(.version) != nil,
            isShardKey: variable.attributes.first(.shardKey) != nil, index: variable.index,
            text: PropertyText(variable))
    }

    private func spread(
        _ arguments: SpreadArguments?, named name: String, type: String, _ annotated: TypeSyntax?
    ) -> SpreadProperty? {
        guard let arguments else { return nil }
        let wrapped = annotated?.wrappedType
        let prefix = arguments.prefix?.literalText
        return SpreadProperty(
            fields: wrapped?.trimmedDescription ?? type, isOptional: wrapped != nil, givenPrefix: prefix,
            prefix: prefix ?? naming.column(of: name) + "_", naming: naming)
    }

    /// Why the property cannot be decoded.
    private func refusal(
        of binding: PatternBindingSyntax, name: String, in variable: VariableDeclSyntax
    ) -> Diagnostic? {
        if let modifier = variable.modifiers.first(.weak) ?? variable.modifiers.first(.unowned) {
            return .weakReference(modifier, variable: variable, name: name)
        }
        if variable.isConstant, binding.initializer != nil {
            return .constantWithValue(variable, name: name, pattern: binding.pattern)
        }
        if isClass, let actor = variable.attributes.globalActor {
            return .isolatedProperty(actor, name: name)
        }
        return nil
    }
}

extension VariableDeclSyntax {
    /// The index that an attribute declares.
    fileprivate var index: PropertyIndex? {
        if attributes.first(.unique) != nil { return .unique }
        return attributes.first(.index) != nil ? .plain : nil
    }
}
