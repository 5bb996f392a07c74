import FetchingPredicate
import Foundation
import Testing

@Suite("The article on query strings says what happens") struct QueryArticleTests {
    private static let article = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Fetching/Fetching.docc/QueryStrings.md")

    /// The text without the spaces that lay it out.
    private func compact(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    private func text() throws -> String { try String(contentsOf: Self.article, encoding: .utf8) }

    private func blocks(_ language: String) throws -> [String] {
        try text().components(separatedBy: "```\(language)\n").dropFirst()
            .map { String($0.components(separatedBy: "```")[0]) }
    }

    private let rules = StoredFilterRules<Book>(
        members: .only(\.title, \.pages, \.genre).following(\.author, .only(\.name)),
        operators: [.comparison, .membership, .hasPrefix])

    @Test func theProgramsAndTheirResults() throws {
        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        for program in try blocks("swift") { #expect(compact(source).contains(compact(program)), "\(program)") }

        let rules = StoredFilterRules<Book>(
            members: .only(\.title, \.pages, \.genre).following(\.author, .only(\.name)),
            operators: [.comparison, .membership, .hasPrefix])
        let request = try Book.request(
            query: "filter[pages][gt]=300&filter[author.name][hasPrefix]=Jo&sort=-pages,title&page[limit]=20",
            rules: rules)
        let document = String(decoding: try request.stored(), as: UTF8.self)
        #expect(try blocks("json").map(compact) == [compact(document)])
    }

    @Test func pages() throws {
        let store = MemoryStore().adding(
            (1...5).map { Book(id: $0, title: "\($0)", pages: 300 + $0, genre: .novel, authorID: $0 == 2 ? 9 : 1) })
        var rest = ""
        var found: [[Int]] = []
        while true {
            let asked = try Book.page(query: "filter[pages][gt]=300&sort=-pages&page[size]=2" + rest, rules: rules)
            let page = try asked.request.where { $0.authorID != 9 }.page(asked).fetch(in: store)
            let next = page.next.map { "&page[after]=\($0)" }
            found.append(page.elements.map(\.id))
            guard let next else { break }
            rest = next
        }
        #expect(found == [[5, 4], [3, 1]])
    }

    @Test func theFilters() throws {
        let rules = StoredFilterRules<Book>(members: .everything)
        let filters = try text().matches(of: #/^\| `(filter\[[^`]*)` \|/#.anchorsMatchLineEndings()).map {
            String($0.output.1)
        }
        #expect(filters.count == 8)
        for filter in filters {
            #expect(throws: Never.self, "\(filter)") { try Book.predicate(query: filter, rules: rules) }
        }
        #expect(
            try [Book.predicate(query: filters[0], rules: rules)]
                == [Book.predicate { $0.pages == 300 }])
        for order in ["sort=-pages,title", "sort=-title[cd],price[last]"] {
            #expect(try text().contains("`\(order)`"))
            #expect(throws: Never.self) { try Book.request(query: order + "&page[limit]=1", rules: rules) }
        }
    }

    @Test func odata() throws {
        let request = try Book.request(
            odata:
                "$filter=pages gt 300 and (startswith(author/name,'Jo') or genre in (1,2))&$orderby=pages desc&$top=20",
            rules: rules)
        let expected = Book.request().first(nth: 20).where {
            $0.pages > 300 && ($0.author.name.hasPrefix("Jo") || $0.genre.isIn([.novel, .poetry]))
        }.sorted(by: .descending(\.pages))
        #expect(try request.stored() == expected.stored())

        let rules = StoredFilterRules<Book>(
            members: .only(\.title, \.pages, \.genre, \.price).following(
                \.author, .only(\.name).following(\.books, .only(\.pages))), operators: .all)
        let section = try text().components(separatedBy: "## OData")[1].components(separatedBy: "\n## ")[0]
        let cells = section.matches(of: #/^\| (`.*?`) \|/#.anchorsMatchLineEndings()).map { String($0.output.1) }
        let codes = cells.flatMap { $0.matches(of: #/`([^`]*)`/#).map { String($0.output.1) } }.filter {
            $0.contains(" ")
        }
        #expect(codes.count == 10)
        for code in codes {
            let query = code.hasPrefix("$orderby") ? code + "&$top=1" : "$filter=" + code + "&$top=1"
            #expect(errorText { try Book.request(odata: query, rules: rules) } == nil, "\(code)")
        }
    }

    @Test func theErrors() throws {
        let rows = try text().matches(of: #/\| `('[^`]*)…` \| `([^`]*)` \|/#)
        #expect(rows.count == 7)
        for row in rows {
            let query = String(row.output.2)
            let error = errorText {
                try query.hasPrefix("$")
                    ? Book.request(odata: query, rules: rules) : Book.request(query: query, rules: rules)
            }
            #expect(error?.hasPrefix(row.output.1) == true, "\(error ?? "no error")")
        }
        #expect(errorText { try Book.request(query: "filter[genre]=1,2", rules: rules) } != nil)
    }
}
