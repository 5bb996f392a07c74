import FetchingNaming
import SwiftDiagnostics
import SwiftSyntax

/// Reads the variables of a class whose objects a framework makes: which of them become members, and in which form.
struct ObjectPropertyParser: PropertyParser {
    let kind: ModelKind
    let naming: ColumnNaming
    let typeAccess: AccessLevel

    private(set) var diagnostics: [Diagnostic] = []

    /// Whether an attribute is wrong in a way that its own macro reports.
    private(set) var hasMarkerError = false

    init(kind: ModelKind, naming: ColumnNaming, typeAccess: AccessLevel) {
        self.kind = kind
        self.naming = naming
        self.typeAccess = typeAccess
    }

    mutating func parse(_ variable: VariableDeclSyntax) -> [StoredProperty] {
        guard variable.unstoredKind == nil else { return [] }
        hasMarkerError = hasMarkerError || PropertyMarkerCheck.isWrong(on: variable)
        guard isStored(variable), variable.attributes.first(.ignored) == nil else { return [] }
        diagnostics += refusals(of: variable)
        return zip(variable.bindings, variable.annotatedTypes).compactMap { binding, type in
            property(binding, type: type, in: variable)
        }
    }

    /// Whether the framework stores the property.
    private func isStored(_ variable: VariableDeclSyntax) -> Bool {
        guard kind.isManaged else { return !variable.attributes.plain.contains { $0.lastName == "Transient" } }
        if let attribute = variable.attributes.first(.managedAttribute) {
            return ManagedAttributeArguments(attribute).form != "codable"
        }
        return variable.isNSManaged
    }

    /// Features that a property of a class of Core Data or SwiftData cannot have.
    private func refusals(of variable: VariableDeclSyntax) -> [Diagnostic] {
        var diagnostics = [PropertyMarker.index, .unique, .fullText].compactMap { marker in
            variable.attributes.first(marker).map { Diagnostic.indexOfObject(marker, $0) }
        }
        guard kind.isManaged else {
            if variable.spread != nil, let storage = variable.attributes.first(.storage) {
                diagnostics.append(.spreadOfObject(storage))
            }
            return diagnostics
        }
        if let storage = variable.attributes.first(.storage) { diagnostics.append(.managedStorage(storage)) }
        if variable.isNSManaged, let name = variable.attributes.first(.name) { diagnostics.append(.managedName(name)) }
        if kind.parent != nil, let key = variable.attributes.first(.primaryKey) {
            diagnostics.append(.keyOfSubclass(key))
        }
        return diagnostics
    }

    private mutating func property(
        _ binding: PatternBindingSyntax, type annotated: TypeSyntax?, in variable: VariableDeclSyntax
    ) -> StoredProperty? {
        guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
            diagnostics.append(.tuplePattern(binding.pattern))
            return nil
        }
        let name = token.nameWithoutBackticks
        guard let type = annotated ?? binding.initializer?.value.valueType.map({ TypeSyntax("\(raw: $0)") }) else {
            diagnostics.append(.unreadableType(binding, name: name))
            return nil
        }
        switch ObjectPropertyType(type, of: variable, kind: kind) {
        case .refused(let refusal):
            diagnostics.append(.objectProperty(refusal, name: name, type: type, variable: variable, kind: kind))
            return nil
        case .member(let form, let memberType):
            if !form.isKey, let key = variable.attributes.first(.primaryKey) {
                diagnostics.append(.keyWithoutValue(key, name: name, type: type))
            }
            let column = variable.attributes.first(.name)?.labeledArguments.first?.expression.literalText
            return StoredProperty(
                identifier: token.text, name: name, column: column ?? naming.column(of: name), type: memberType,
                storage: variable.attributes.first(.storage)?.labeledArguments.first?.expression.trimmedDescription,
                access: min(variable.modifiers.access ?? .internal, typeAccess),
                isMarkedAsKey: variable.attributes.first(.primaryKey) != nil,
                deprecation: variable.attributes.plain.first(where: \.isDeprecation)?.trimmedDescription,
                node: token, form: form, text: PropertyText(variable))
        }
    }
}

extension MemberForm {
    /// Whether a property of this form can be a key: its own type is that of the key.
    var isKey: Bool { self == .value }
}
