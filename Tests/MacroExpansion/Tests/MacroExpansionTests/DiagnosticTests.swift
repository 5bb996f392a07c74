import Foundation
import Testing

/// A line of source, the errors it must lead to, and the fix-its they offer.
struct Misuse: CustomTestStringConvertible {
    let source: String
    let errors: [String]
    let fixes: [Fix]

    init(_ source: String, _ errors: String..., fixes: [Fix] = []) {
        self.source = source
        self.errors = errors
        self.fixes = fixes
    }

    var testDescription: String { source }
}

@Suite struct DiagnosticTests {
    @Test(
        arguments: Misuse.types + Misuse.properties + Misuse.markers + Misuse.relationships + Misuse.projections
            + Misuse.objects + Misuse.managedAttributes + Misuse.indexes + Misuse.fields + Misuse.spread)
    func misuse(_ misuse: Misuse) {
        let expansion = MacroExpansion(of: misuse.source)
        #expect(expansion.diagnostics == misuse.errors)
        #expect(expansion.fixes == misuse.fixes)
        let generated = expansion.expandedSource.components(separatedBy: "Fetching.").count - 1
        let unavailable = expansion.expandedSource.components(separatedBy: "Fetching.Missing").count - 1
        #expect(generated - unavailable == 0, "Nothing is generated after an error")
    }
}
