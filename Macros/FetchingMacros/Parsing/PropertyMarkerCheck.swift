import SwiftDiagnostics
import SwiftSyntax

/// The check of an attribute on a property.
enum PropertyMarkerCheck {
    /// Why the attribute is in the wrong place; nil if it is not.
    static func placement(
        of marker: PropertyMarker, _ node: AttributeSyntax, on declaration: some DeclSyntaxProtocol,
        in lexicalContext: [Syntax]
    ) -> [Diagnostic]? {
        guard let variable = declaration.as(VariableDeclSyntax.self) else {
            return [.markerOnOtherDeclaration(marker, node, kind: Syntax(declaration).declarationKind)]
        }
        guard let parent = lexicalContext.first?.asProtocol((any DeclGroupSyntax).self) else {
            return [.markerOutsideModel(marker, node, type: nil)]
        }
        if let kind = variable.unstoredKind, marker != .title || !variable.declaresRelationship {
            return [.markerOnUnstoredProperty(marker, node, kind: kind)]
        }
        if marker == .managedAttribute { return nil }
        let names = parent.attributes.plain.map(\.fetchingName)
        if names.contains("Fetchable") || marker == .ignored && names.contains("Projection") { return nil }
        if [.ignored, .name, .storage].contains(marker), parent.attributes.hasColumnFields { return nil }
        return [.markerOutsideModel(marker, node, type: parent.typeName)]
    }

    /// The mistakes of an attribute of a type that declares an index; nil if the declaration is not a type.
    static func placement(
        ofIndex marker: PropertyMarker, _ node: AttributeSyntax, on declaration: some DeclSyntaxProtocol
    ) -> [Diagnostic]? {
        guard let type = declaration.asProtocol((any DeclGroupSyntax).self) else { return nil }
        guard type.attributes.plain.contains(where: { $0.fetchingName == "Fetchable" }) else {
            return [.markerOutsideModel(marker, node, type: type.typeName)]
        }
        return node.labeledArguments.isEmpty ? [.indexWithoutProperties(marker, node)] : []
    }

    /// Whether something is wrong with one of the attributes of a stored property, which its own macro reports.
    static func isWrong(on variable: VariableDeclSyntax) -> Bool {
        PropertyMarker.allCases.contains { marker in
            variable.attributes.first(marker).map { !content(of: marker, $0, on: variable).isEmpty } ?? false
        }
    }

    /// The mistakes of the attribute on a stored property of a model.
    static func content(
        of marker: PropertyMarker, _ node: AttributeSyntax, on declaration: some DeclSyntaxProtocol
    ) -> [Diagnostic] {
        guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
        if ![.ignored, .managedAttribute].contains(marker), variable.attributes.first(.ignored) != nil,
            marker != .name || variable.attributes.first(.managedAttribute) == nil
        {
            return [.markerOnIgnored(marker, node)]
        }
        let mistakes = variable.spreadDiagnostics(of: marker, node)
        if !mistakes.isEmpty { return mistakes }
        if marker.isIndex {
            if !node.labeledArguments.isEmpty { return [.indexWithPropertiesOnProperty(marker, node)] }
            return marker == .index && variable.attributes.first(.unique) != nil ? [.uniqueWithIndex(node)] : []
        }
        if marker == .relationship, node.modelArgument == nil, let expression = node.labeledArguments.first?.expression
        {
            return [.relationshipModelNotType(expression)]
        }
        if marker == .managedAttribute { return ManagedAttributeProperty.diagnostics(node, on: variable) }
        if marker == .version { return VersionProperty.diagnostics(node, on: variable) }
        guard let expression = node.labeledArguments.first?.expression else { return [] }
        if marker == .title { return title(expression) }
        guard marker == .name else { return [] }
        guard let name = expression.literalText else { return [.columnNameNotLiteral(expression)] }
        if name.isEmpty { return [.emptyColumnName(expression)] }
        return name.unicodeScalars.contains("\0") ? [.columnNameWithNul(expression)] : []
    }
}

extension PropertyMarkerCheck {
    private static func title(_ expression: ExprSyntax) -> [Diagnostic] {
        guard let title = expression.literalText else { return [.titleNotLiteral(expression)] }
        return title.isEmpty ? [.emptyTitle(expression)] : []
    }
}

extension AttributeListSyntax {
    /// Whether an attribute gives each property of a struct a column of its own.
    fileprivate var hasColumnFields: Bool {
        plain.contains { $0.fetchingName == "FetchableFields" && FieldsForms($0).hasColumns }
    }
}

extension DeclGroupSyntax {
    fileprivate var typeName: String? {
        if let named = asProtocol((any NamedDeclSyntax).self) { return named.name.text }
        return self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }
}
