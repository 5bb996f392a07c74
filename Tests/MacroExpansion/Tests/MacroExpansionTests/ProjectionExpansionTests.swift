import Testing

@Suite struct ProjectionExpansionTests {
    @Test func publicStruct() {
        let expansion = MacroExpansion(
            of: """
                @Projection
                public struct Line {
                    public var title: String
                    public let `default`: Int?
                    public private(set) var count = 0
                    @FetchingIgnored var isSelected = false
                }
                """)
        #expect(expansion.diagnostics == [])
        #expect(
            expansion.expandedSource == """
                public struct Line {
                    public var title: String
                    public let `default`: Int?
                    public private(set) var count = 0
                    var isSelected = false

                    public nonisolated static func selecting<FetchedModel: Fetching.Fetchable>(
                        title: any Fetching.FetchableSelection<FetchedModel, String>,
                        `default`: any Fetching.FetchableSelection<FetchedModel, Int?>,
                        count: any Fetching.FetchableSelection<FetchedModel, Int>
                    ) -> Fetching.FetchSelection<FetchedModel, Self> {
                        .combining(Fetching.FetchSelection(title), Fetching.FetchSelection(`default`), Fetching.FetchSelection(count)) {
                            Self(title: $0, default: $1, count: $2)
                        }
                    }
                }
                """)
    }

    @Test(arguments: [
        ("public struct A { public var a: Int; var b: Int }", "nonisolated"),
        ("package struct A { public var a: Int }", "package nonisolated"),
        ("struct A { var a: Int; private var b: Int }", "fileprivate nonisolated"),
        ("private struct A { var a: Int }", "fileprivate nonisolated"),
        ("public struct A { public var a: Int; @FetchingIgnored private var b = 3 }", "public nonisolated"),
    ])
    func access(source: String, modifiers: String) {
        let expansion = MacroExpansion(of: "@Projection " + source)
        #expect(expansion.diagnostics == [])
        #expect(expansion.expandedSource.contains("\n    \(modifiers) static func selecting"))
    }

    @Test func accessOfTheExtensionAround() {
        let expansion = MacroExpansion(of: "public extension B { @Projection struct A { public var a: Int } }")
        #expect(expansion.expandedSource.contains("public nonisolated static func selecting"))
    }
}
