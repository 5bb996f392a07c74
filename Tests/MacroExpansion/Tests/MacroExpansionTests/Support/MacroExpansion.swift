import FetchingMacros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// What the macros make of a source file.
struct MacroExpansion {
    let source: String

    /// The file with all macros expanded, without empty lines at its start.
    let expandedSource: String

    private let context: BasicMacroExpansionContext
    private let diagnosed: [(diagnostic: Diagnostic, position: String)]

    /// - Parameter conformances: The protocols to which the type does not conform yet; a subclass of a model lacks none.
    init(of source: String, conformances: [TypeSyntax] = ["Fetchable", "RowDecodable", "KeyedFetchable"]) {
        let file = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "App", fullFilePath: "App.swift")])
        let expanded = file.expand(
            macroSpecs: Self.specs(conformances: conformances),
            contextGenerator: { node in
                BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
            },
            indentationWidth: .spaces(4))
        self.source = source
        self.context = context
        expandedSource = String(expanded.description.drop(while: \.isNewline))
        diagnosed = context.diagnostics.map { diagnostic in
            let location = context.location(
                for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "App.swift")
            return (diagnostic, "\(location.line):\(location.column)")
        }
    }

    /// Each error as `line:column message`.
    var diagnostics: [String] {
        diagnosed.map { "\($0.position) \($0.diagnostic.message)" }
    }

    /// Each fix-it as its message and the source that it leads to.
    var fixes: [Fix] {
        diagnosed.flatMap(\.diagnostic.fixIts).map { Fix($0.message.message, fixed(by: $0)) }
    }

    private func fixed(by fixIt: FixIt) -> String {
        var result = Array(source.utf8)
        for case .replace(let oldNode, let newNode) in fixIt.changes {
            let start = context.location(for: oldNode.position, anchoredAt: oldNode, fileName: "App.swift").offset
            result.replaceSubrange(
                start..<(start + oldNode.totalLength.utf8Length), with: Array(newNode.description.utf8))
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func specs(conformances: [TypeSyntax]) -> [String: MacroSpec] {
        [
            "Fetchable": MacroSpec(type: FetchableMacro.self, conformances: conformances),
            "FetchingIgnored": MacroSpec(type: FetchingIgnoredMacro.self),
            "FetchingName": MacroSpec(type: FetchingNameMacro.self),
            "FetchingRelationship": MacroSpec(type: FetchingRelationshipMacro.self),
            "FetchingStorage": MacroSpec(type: FetchingStorageMacro.self),
            "Index": MacroSpec(type: IndexMacro.self),
            "Unique": MacroSpec(type: UniqueMacro.self),
            "Title": MacroSpec(type: TitleMacro.self),
            "PrimaryKey": MacroSpec(type: PrimaryKeyMacro.self),
            "ManagedAttribute": MacroSpec(type: ManagedAttributeMacro.self),
            "Projection": MacroSpec(type: ProjectionMacro.self),
            "FetchableFields": MacroSpec(
                type: FetchableFieldsMacro.self,
                conformances: ["FetchableFields", "FetchableValue", "SpreadFields", "DistinctSpreadFields"]),
        ]
    }
}

/// A fix-it, and the source after it.
struct Fix: Equatable {
    let message: String
    let source: String

    init(_ message: String, _ source: String) {
        self.message = message
        self.source = source
    }
}
