import SwiftSyntax
import SwiftSyntaxMacros

/// An attribute that declares an index, on a property or on a type: it expands to nothing, and says so where it is misplaced.
package protocol IndexMacroProtocol: PropertyMarkerMacro {}

extension IndexMacroProtocol {
    package static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let diagnostics =
            PropertyMarkerCheck.placement(ofIndex: marker, node, on: declaration)
            ?? PropertyMarkerCheck.placement(of: marker, node, on: declaration, in: context.lexicalContext)
            ?? PropertyMarkerCheck.content(of: marker, node, on: declaration)
        diagnostics.forEach(context.diagnose)
        return []
    }
}

/// `@Index`: a property, or several of them together, by which rows are found and sorted.
package enum IndexMacro: IndexMacroProtocol {
    package static let marker = PropertyMarker.index
}

/// `@FullText`: several properties, by the words of whose texts rows are found.
package enum FullTextMacro: IndexMacroProtocol {
    package static let marker = PropertyMarker.fullText
}

/// `@Unique`: a property, or several of them together, whose values differ from row to row.
package enum UniqueMacro: IndexMacroProtocol {
    package static let marker = PropertyMarker.unique
}
