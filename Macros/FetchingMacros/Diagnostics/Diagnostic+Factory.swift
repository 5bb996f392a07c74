import SwiftDiagnostics
import SwiftSyntax

extension Diagnostic {
    static func error(
        _ id: String, _ message: String, at node: some SyntaxProtocol, fixIts: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic(node: node, message: FetchingMessage(message, id: id), fixIts: fixIts)
    }
}

extension FixIt {
    /// A fix-it that puts one node in the place of another, with the same space and comments around it.
    static func replacing(
        _ message: String, id: String, _ oldNode: some SyntaxProtocol, with newNode: some SyntaxProtocol
    ) -> FixIt {
        FixIt(
            message: FetchingMessage(message, id: id),
            changes: [
                .replace(
                    oldNode: Syntax(oldNode),
                    newNode: Syntax(
                        newNode
                            .with(\.leadingTrivia, oldNode.leadingTrivia)
                            .with(\.trailingTrivia, oldNode.trailingTrivia)))
            ])
    }

    /// A fix-it that removes an attribute and the space behind it.
    static func removing(_ attribute: AttributeSyntax) -> FixIt {
        FixIt(
            message: FetchingMessage(
                "Remove '@\(attribute.attributeName.trimmedDescription)'", id: "removeAttribute"),
            changes: [
                .replace(
                    oldNode: Syntax(attribute),
                    newNode: Syntax(
                        TokenSyntax(.unknown(""), leadingTrivia: attribute.leadingTrivia, presence: .present)))
            ])
    }

    /// A fix-it that adds an attribute in front of a variable.
    static func adding(_ marker: PropertyMarker, to variable: VariableDeclSyntax) -> FixIt {
        let attribute = AttributeSyntax(attributeName: TypeSyntax("\(raw: marker.rawValue)"))
            .with(\.leadingTrivia, variable.leadingTrivia)
            .with(\.trailingTrivia, .space)
        let bare = variable.with(\.leadingTrivia, [])
        return FixIt(
            message: FetchingMessage("Add '@\(marker.rawValue)'", id: "addMarker"),
            changes: [
                .replace(
                    oldNode: Syntax(variable),
                    newNode: Syntax(
                        bare.with(\.attributes, AttributeListSyntax([.attribute(attribute)] + Array(bare.attributes)))))
            ])
    }
}
