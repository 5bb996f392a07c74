import Fetching
import Foundation
import Testing

@testable import FetchingFilters

@Suite("What query strings say")
struct QueryFormTests {
    private static let trusted = StoredFilterRules<Letter>(members: .everything, operators: .all)

    private static func condition(_ query: String) -> String {
        do {
            let text = String(decoding: try Letter.predicate(query: query, rules: trusted).stored(), as: UTF8.self)
            return String(text.dropFirst(#"{"version":1,"model":"Letter","where":"#.count).dropLast())
        } catch { return "\(error)" }
    }

    @Test(
        "Filters",
        arguments: [
            ("", "true"),
            ("filter[title]=a", #"{"member":"title","is":"==","value":"a"}"#),
            ("filter[title]=", #"{"member":"title","is":"==","value":""}"#),
            ("filter[title][eq]=a%2Cb", #"{"member":"title","is":"==","value":"a,b"}"#),
            ("filter%5Btitle%5D%5Bne%5D=a+b%2Bc", #"{"member":"title","is":"!=","value":"a b+c"}"#),
            ("filter[title]=a=b", #"{"member":"title","is":"==","value":"a=b"}"#),
            ("filter[title]=null", #"{"member":"title","is":"==","value":"null"}"#),
            ("filter[title]=\\,\\N", #"{"member":"title","is":"==","value":"\\,\\N"}"#),
            (
                "filter[stars][gt]=1&filter[stars][le]=5",
                #"{"and":[{"member":"stars","is":">","value":1},{"member":"stars","is":"<=","value":5}]}"#
            ),
            ("filter[weight][lt]=-1.5e0", #"{"member":"weight","is":"<","value":-1.5}"#),
            ("filter[weight][ge]=-infinity", #"{"member":"weight","is":">=","value":"-infinity"}"#),
            ("filter[isPinned]=true", #"{"member":"isPinned","is":"==","value":true}"#),
            ("filter[isPinned][true]=true", #"{"member":"isPinned","is":"true"}"#),
            ("filter[isPinned][true]=false", #"{"not":{"member":"isPinned","is":"true"}}"#),
            ("filter[body][null]=true", #"{"member":"body","is":"null"}"#),
            ("filter[body][null]=false", #"{"not":{"member":"body","is":"null"}}"#),
            ("filter[body][not][null]=true", #"{"not":{"member":"body","is":"null"}}"#),
            ("filter[body][not][null]=false", #"{"member":"body","is":"null"}"#),
            ("filter[box][missing]=true", #"{"row":"box","is":"missing"}"#),
            ("filter[box.parent][missing]=false", #"{"not":{"row":"box.parent","is":"missing"}}"#),
            ("filter[box.name]=In", #"{"member":"box.name","is":"==","value":"In"}"#),
            ("filter[urgency]=2", #"{"member":"urgency","is":"==","value":2}"#),
            ("filter[paper][in]=plain,\\N", #"{"member":"paper","is":"in","values":["plain",null]}"#),
            ("filter[paper][in]=\\N", #"{"member":"paper","is":"null"}"#),
            ("filter[title][in]=a\\,b,,c\\\\", #"{"member":"title","is":"in","values":["a,b","","c\\"]}"#),
            ("filter[title][in]=a%2Cb", #"{"member":"title","is":"in","values":["a","b"]}"#),
            ("filter[stars][not][in]=1,2", #"{"not":{"member":"stars","is":"in","values":[1,2]}}"#),
            ("filter[stars][between]=1,5", #"{"member":"stars","is":"between","values":[1,5]}"#),
            ("filter[stars][upTo]=5", #"{"member":"stars","is":"upTo","value":5}"#),
            ("filter[title][hasPrefix][cd]=m%C3%A4", #"{"member":"title","is":"hasPrefix[cd]","value":"mä"}"#),
            ("filter[title][hasPrefix]=10", #"{"member":"title","is":"hasPrefix","value":"10"}"#),
            ("filter[title][not][like]=a*", #"{"not":{"member":"title","is":"like","value":"a*"}}"#),
            ("filter[title][matches]=[a-z]%2B", #"{"member":"title","is":"matches","value":"[a-z]+"}"#),
            ("filter[marks][hasAnyBit]=3", #"{"member":"marks","is":"hasAnyBit","value":3}"#),
            ("filter[seen]=2023-03-08T20:26:40.5Z", #"{"member":"seen","is":"==","value":"2023-03-08T20:26:40Z"}"#),
            ("filter[price][gt]=-12.50", #"{"member":"price","is":">","value":"-12.5"}"#),
            ("filter[seal]=AA%2B/", #"{"member":"seal","is":"==","value":"AA+/"}"#),
        ])
    func filters(_ query: String, _ condition: String) { #expect(Self.condition(query) == condition) }

    @Test(
        "Orders and parts",
        arguments: [
            ("page[limit]=3", #""sort":[],"limit":3,"offset":null"#),
            ("page[limit]=0&page[offset]=7", #""sort":[],"limit":0,"offset":7"#),
            (
                "sort=-stars,title[cd],-body[last],box.name[n][first]&page%5Blimit%5D=10",
                #""sort":[{"member":"stars","order":"descending","nils":"smallest"},{"member":"title","order":"ascending[cd]","nils":"smallest"},{"member":"body","order":"descending","nils":"last"},{"member":"box.name","order":"ascending[n]","nils":"first"}],"limit":10,"offset":null"#
            ),
        ])
    func requests(_ query: String, _ rest: String) throws {
        let text = String(decoding: try Letter.request(query: query, rules: Self.trusted).stored(), as: UTF8.self)
        #expect(text == #"{"version":1,"model":"Letter","where":true,\#(rest),"distinct":false}"#)
    }

    @Test("Without a limit in the rules, a request may ask for all")
    func all() throws {
        #expect(
            try Letter.request(query: "", rules: .trusted).stored() == Letter.request().all().stored())
    }

    @Test("Pages, with what the server adds")
    func pages() throws {
        let letters = MemoryStore().adding((1...9).map { Self.letter($0) })
        let rules = StoredFilterRules<Letter>()
        func page(_ rest: String) throws -> Page<Letter> {
            let asked = try Letter.page(query: "filter[stars][gt]=0&sort=-stars&page[size]=3" + rest, rules: rules)
            return try asked.request.where { $0.id != 5 }.page(asked).fetch(in: letters)
        }
        let first = try page("")
        let second = try page("&page[after]=\(try #require(first.next))")
        let third = try page("&page%5Bafter%5D=\(try #require(second.next))")
        let back = try page("&page[before]=\(try #require(third.previous))")
        #expect(
            [first, second, third, back].map { $0.elements.map(\.id) } == [[9, 8, 7], [6, 4, 3], [2, 1], [6, 4, 3]])
        #expect(third.next == nil)

        let asked = try Letter.page(query: "sort=-stars&page[size]=2", rules: rules)
        #expect((asked.size, asked.cursor, asked.isBackward) == (2, nil, false))
        let numbers = try asked.request.select(\.id).page(asked).fetch(in: letters)
        let next = try Letter.page(query: "sort=-stars&page[size]=2&page[after]=\(numbers.next!)", rules: rules)
        #expect(try next.request.select(\.id).page(next).fetch(in: letters).elements == [7, 6])
        let before = try Letter.page(query: "sort=-stars&page[size]=1&page[before]=\(numbers.next!)", rules: rules)
        #expect(before.isBackward)
        #expect(try before.request.select(\.id).page(before).fetch(in: letters).elements == [9])

        // A cursor belongs to its conditions.
        let other = try Letter.page(
            query: "filter[stars][gt]=1&sort=-stars&page[size]=3&page[after]=\(first.next!)", rules: rules)
        #expect(throws: FetchError.self) { try other.request.page(other).fetch(in: letters) }
    }

    @Test("A cursor that is sealed")
    func sealed() throws {
        let letters = MemoryStore().adding((1...4).map { Self.letter($0) })
        func asked(_ rest: String) throws -> StoredPage<Letter> {
            try Letter.page(query: "sort=id&page[size]=2" + rest, rules: StoredFilterRules()) {
                try PageCursor(text: String($0.reversed()))
            }
        }
        let first = try asked("").request.page(asked("")).fetch(in: letters)
        let sealed = String(try #require(first.next).description.reversed())
        let page = try asked("&page[after]=" + sealed)
        #expect(try page.request.page(page).fetch(in: letters).elements.map(\.id) == [3, 4])
    }

    private static func letter(_ id: Int) -> Letter {
        Letter(
            id: id, title: "t", body: nil, stars: id, small: 0, weight: nil, isPinned: false, created: .now, seen: nil,
            price: nil, token: nil, seal: Data(), urgency: .low, paper: nil, marks: [], password: "", boxID: nil)
    }
}
