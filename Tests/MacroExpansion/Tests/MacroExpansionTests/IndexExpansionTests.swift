import Foundation
import Testing

/// What `@Index` and `@Unique` add to the entity.
@Suite struct IndexExpansionTests {
    @Test func indexesOfPropertiesAndOfTheType() throws {
        let expansion = MacroExpansion(
            of: #"""
                @Fetchable
                @Index(\.name, \.`default`.descending)
                @Fetching.Unique(\.name, \.email)
                struct User {
                    let id: Int
                    @Unique var email: String
                    var name: String
                    #if DEBUG
                    @Index var note: String
                    #endif
                    var `default`: Int
                }
                """#)
        #expect(expansion.diagnostics == [])
        let source = expansion.expandedSource
        let start = try #require(source.range(of: "var columns:"))
        let end = try #require(source.range(of: "}()"))
        let lines = source[start.lowerBound..<end.lowerBound].split(separator: "\n")
        let statements = lines.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
        #expect(
            statements == [
                "var columns: [Fetching.FetchableColumn] = []",
                "let members = Fetching.ColumnsOfMembers(fetchableMembers)",
                "columns.append(members.id)",
                "columns.append(members.email)",
                "columns.append(members.name)",
                "#if DEBUG",
                "columns.append(members.note)",
                "#endif",
                "columns.append(members.`default`)",
                "var indexes: [Fetching.FetchableIndex] = []",
                "indexes.append(Fetching.FetchableIndex([.init(members.email)], isUnique: true))",
                "#if DEBUG",
                "indexes.append(Fetching.FetchableIndex([.init(members.note)]))",
                "#endif",
                "indexes.append(Fetching.FetchableIndex([.init(members.name), "
                    + ".init(members.`default`, isDescending: true)]))",
                "indexes.append(Fetching.FetchableIndex([.init(members.name), .init(members.email)], isUnique: true))",
                #"return Fetching.FetchableEntity(name: "User", columns: columns, indexes: indexes)"#,
            ])
    }

    @Test func fullTextIndex() throws {
        let expansion = MacroExpansion(
            of: #"""
                @Fetchable
                @FullText(\.title, \.body)
                struct Note {
                    let id: Int
                    var title = ""
                    var body: String?
                }
                """#)
        #expect(expansion.diagnostics == [])
        let source = expansion.expandedSource
        #expect(
            source.contains(
                #"(name: "Note", columns: columns, fullText: Fetching.FetchableFullText([members.title, members.body]))"#
            ))
        #expect(source.contains("struct FetchableMembers: Fetching.FullTextMembers"))
    }
}
