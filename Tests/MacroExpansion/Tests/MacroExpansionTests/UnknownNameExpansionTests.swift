import Testing

/// A model says of each name that is not its member what its members are.
@Suite struct UnknownNameExpansionTests {
    @Test func theMembersThatAreAsVisibleAsTheModelAreListed() {
        let expansion = MacroExpansion(
            of: """
                @Fetchable
                public struct Tag {
                    public var name: String
                    var `default`: Int
                    private var secret: Int
                    public static let pets = ToMany<Tag, Pet>(\\.tagID)
                }
                """)
        #expect(expansion.diagnostics == [])
        let message = "message: \"'Tag' has no such member; it has 'name' and 'pets'\""
        #expect(expansion.expandedSource.contains(message), "\(expansion.expandedSource)")
    }

    @Test func aNameThatIsAKeywordIsWrittenWithoutBackticks() {
        let source = MacroExpansion(of: "@Fetchable struct `Class` {\n    var `default`: Int\n}").expandedSource
        #expect(source.contains("message: \"'Class' has no such member; it has 'default'\""), "\(source)")
    }

    @Test func aLongListEnds() {
        let properties = (1...40).map { "var p\($0): Int" }.joined(separator: "\n")
        let source = MacroExpansion(of: "@Fetchable struct Wide {\n\(properties)\n}").expandedSource
        #expect(source.contains("'p29', 'p30' and others"))
        #expect(!source.contains("'p31'"))
    }
}
