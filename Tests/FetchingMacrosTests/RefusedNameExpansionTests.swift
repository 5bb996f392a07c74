import Testing

/// A model says of each name that is not its member what its members are.
@Suite struct RefusedNameExpansionTests {
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
                """, conformances: ["HasThisMember"])
        #expect(expansion.diagnostics == [])
        #expect(
            expansion.expandedSource.hasSuffix(
                """
                @available(*, unavailable, message: "'Tag' has no such member; it has 'name' and 'pets'")
                extension Tag: nonisolated Fetching.HasThisMember {
                    public typealias _RefusedName = Fetching.UnknownNameRefusal<Tag>
                }
                """), "\(expansion.expandedSource)")
    }

    @Test func aLongListEnds() {
        let properties = (1...40).map { "var p\($0): Int" }.joined(separator: "\n")
        let source = MacroExpansion(
            of: "@Fetchable struct Wide {\n\(properties)\n}", conformances: ["HasThisMember"]
        ).expandedSource
        #expect(source.contains("'p29', 'p30' and others"))
        #expect(!source.contains("'p31'"))
    }

    @Test func aClassThatIsNotUnderstoodSaysSo() {
        let expansion = MacroExpansion(
            of: "@Fetchable class Basket {\n    var width = size\n}", conformances: ["HasThisMember"])
        #expect(
            expansion.expandedSource.hasSuffix(
                """
                @available(*, unavailable, message: "'Basket' has no such member")
                extension Basket: nonisolated Fetching.HasThisMember {
                    typealias _RefusedName = Fetching.UnknownNameRefusal<Basket>
                }
                """), "\(expansion.expandedSource)")
    }
}
