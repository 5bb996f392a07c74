import SwiftDiagnostics
import SwiftSyntax

/// The argument of `@FetchingStorage(.columns)` or `@FetchingStorage(.columns(prefix: "home_"))`.
struct SpreadArguments {
    /// The beginning of the names of the columns, as it is given.
    let prefix: ExprSyntax?

    /// Nil for another form.
    init?(_ storage: ExprSyntax?) {
        guard let storage else { return nil }
        if let call = storage.as(FunctionCallExprSyntax.self) {
            guard call.calledExpression.isColumns else { return nil }
            prefix = call.arguments.first { $0.label?.text == "prefix" }?.expression
        } else {
            guard storage.isColumns else { return nil }
            prefix = nil
        }
    }
}

extension ExprSyntax {
    fileprivate var isColumns: Bool { self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "columns" }
}

extension VariableDeclSyntax {
    /// The argument that spreads the property over columns.
    var spread: SpreadArguments? {
        SpreadArguments(attributes.first(.storage)?.labeledArguments.first?.expression)
    }

    /// The mistakes of an attribute on a property that is spread over columns.
    func spreadDiagnostics(of marker: PropertyMarker, _ node: AttributeSyntax) -> [Diagnostic] {
        guard let spread else { return [] }
        switch marker {
        case .storage:
            guard let prefix = spread.prefix else { return [] }
            guard let text = prefix.literalText else { return [.prefixNotLiteral(prefix)] }
            return text.unicodeScalars.contains("\0") ? [.prefixWithNul(prefix)] : []
        case .name, .primaryKey, .version, .shardKey, .index, .unique, .fullText:
            return [.markerOnSpread(marker, node, name: bindings.first?.pattern.trimmedDescription ?? "")]
        case .ignored, .relationship, .managedAttribute, .title: return []
        }
    }
}
