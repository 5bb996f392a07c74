import SwiftDiagnostics
import SwiftSyntax

/// Reads the indexes that a type declares by `@Index(\.name, \.score)` and `@Unique(\.shop, \.number)`.
struct IndexParser {
    let declaration: any DeclGroupSyntax
    let typeName: String
    let kind: ModelKind
    let items: [ModelItem]

    private(set) var indexes: [DeclaredIndex] = []

    /// The properties of the full text index.
    private(set) var fullText: [DeclaredIndex.Column] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ declaration: any DeclGroupSyntax, typeName: String, kind: ModelKind, items: [ModelItem]) {
        (self.declaration, self.typeName, self.kind, self.items) = (declaration, typeName, kind, items)
        var known = items.properties.compactMap { property in property.index.map { DeclaredIndex($0, of: property) } }
        for (property, index) in zip(items.properties.filter { $0.index != nil }, known) where isKey(index) {
            diagnostics.append(.indexOfKey(property.node, names: [property.name]))
        }
        for attribute in declaration.attributes.plain {
            guard let marker = attribute.indexMarker, !attribute.labeledArguments.isEmpty else { continue }
            guard kind.isDecoded else {
                diagnostics.append(.indexOfObject(marker, attribute))
                continue
            }
            guard marker != .fullText else {
                addFullText(attribute)
                continue
            }
            guard let index = index(attribute, isUnique: marker == .unique) else { continue }
            if isKey(index) {
                diagnostics.append(.indexOfKey(attribute, names: index.columns.map(\.name)))
            } else if known.contains(where: index.isSame) {
                diagnostics.append(.repeatedIndex(attribute, names: index.columns.map(\.name)))
            } else {
                known.append(index)
                indexes.append(index)
            }
        }
    }

    private mutating func addFullText(_ attribute: AttributeSyntax) {
        guard let index = index(attribute, isUnique: false) else { return }
        let mistakes = zip(attribute.labeledArguments, index.columns).compactMap { argument, column in
            Diagnostic.fullTextMistake(of: column, at: argument.expression)
        }
        diagnostics += mistakes
        guard mistakes.isEmpty else { return }
        if case .none = ModelRules.key(of: items) {
            diagnostics.append(.fullTextWithoutKey(attribute, type: typeName))
        } else if !fullText.isEmpty {
            diagnostics.append(.secondFullText(attribute))
        } else {
            fullText = index.columns
        }
    }

    private func isKey(_ index: DeclaredIndex) -> Bool {
        let key: [StoredProperty] =
            switch ModelRules.key(of: items) {
            case .none: []
            case .single(let property): [property]
            case .composite(let properties): properties
            }
        return !key.isEmpty && index.columns.map(\.name) == key.map(\.name)
            && !index.columns.contains(where: \.isDescending)
    }

    /// Nil after an error.
    private mutating func index(_ attribute: AttributeSyntax, isUnique: Bool) -> DeclaredIndex? {
        var columns: [DeclaredIndex.Column] = []
        var isComplete = true
        for argument in attribute.labeledArguments {
            guard let column = column(argument.expression, after: columns) else {
                isComplete = false
                continue
            }
            columns.append(column)
        }
        return isComplete ? DeclaredIndex(columns: columns, isUnique: isUnique) : nil
    }

    private mutating func column(
        _ expression: ExprSyntax, after columns: [DeclaredIndex.Column]
    ) -> DeclaredIndex.Column? {
        guard let keyPath = IndexedKeyPath(expression) else {
            diagnostics.append(.indexNotKeyPath(expression))
            return nil
        }
        guard let property = items.properties.first(where: { $0.name == keyPath.name }) else {
            diagnostics.append(
                unstoredKind(of: keyPath.name).map { .indexOfPropertyWithoutColumn(keyPath.node, kind: $0) }
                    ?? .indexOfUnknownProperty(keyPath.node, type: typeName, names: items.properties.map(\.name)))
            return nil
        }
        guard items.unconditionalProperties.contains(where: { $0.name == keyPath.name }) else {
            diagnostics.append(.indexOfConditionalProperty(keyPath.node))
            return nil
        }
        guard property.spread != nil || keyPath.path.isEmpty else {
            diagnostics.append(.indexNotKeyPath(expression))
            return nil
        }
        guard property.spread == nil || !keyPath.path.isEmpty else {
            diagnostics.append(.indexOfSpread(keyPath.node))
            return nil
        }
        let column = DeclaredIndex.Column(
            property: property, path: keyPath.path, isDescending: keyPath.isDescending)
        guard !columns.contains(where: { $0.name == column.name }) else {
            diagnostics.append(.repeatedIndexedProperty(keyPath.node, name: column.name))
            return nil
        }
        return column
    }

    /// The kind of a property without a column, with its article.
    private func unstoredKind(of name: String) -> String? {
        for variable in declaration.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
            let names = variable.bindings.compactMap {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.nameWithoutBackticks
            }
            guard names.contains(name) else { continue }
            if let kind = variable.unstoredKind { return "a \(kind.rawValue)" }
            if variable.attributes.first(.ignored) != nil { return "an ignored" }
        }
        return nil
    }
}

/// A key path `\.name` or `\.name.descending`, or one to a property of a struct in columns: `\.address.city`.
private struct IndexedKeyPath {
    let node: TokenSyntax
    let isDescending: Bool

    /// The names behind the first, as Swift code.
    let path: [String]

    var name: String { node.nameWithoutBackticks }

    init?(_ expression: ExprSyntax) {
        guard let keyPath = expression.as(KeyPathExprSyntax.self), keyPath.root == nil else { return nil }
        let names = keyPath.components.compactMap {
            $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName
        }
        guard let first = names.first, names.count == keyPath.components.count else { return nil }
        node = first
        isDescending = names.count > 1 && names.last?.text == "descending"
        path = names.dropFirst().dropLast(isDescending ? 1 : 0).map(\.text)
    }
}

extension AttributeSyntax {
    /// The kind of index that the attribute declares.
    fileprivate var indexMarker: PropertyMarker? {
        guard let marker = fetchingName.flatMap(PropertyMarker.init), marker.isIndex else { return nil }
        return marker
    }
}
