import Fetching
import Foundation
import Testing

@testable import FetchingFilters

@Suite("What the options of OData say")
struct ODataFormTests {
    private static let trusted = StoredFilterRules<Letter>(members: .everything, operators: .all)

    private static func condition(_ filter: String) -> String {
        do {
            let query =
                "$filter=" + filter.replacing("%", with: "%25").replacing("&", with: "%26").replacing("+", with: "%2B")
            let text = String(decoding: try Letter.predicate(odata: query, rules: trusted).stored(), as: UTF8.self)
            return String(text.dropFirst(#"{"version":1,"model":"Letter","where":"#.count).dropLast())
        } catch { return "\(error)" }
    }

    @Test(
        "Filters",
        arguments: [
            ("true", "true"), ("false", "false"), ("(true)", "true"),
            ("title eq 'a'", #"{"member":"title","is":"==","value":"a"}"#),
            ("title ne 'it''s %41 & +'", #"{"member":"title","is":"!=","value":"it's %41 & +"}"#),
            ("title eq ''", #"{"member":"title","is":"==","value":""}"#),
            ("title EQ 'EQ'", #"{"member":"title","is":"==","value":"EQ"}"#),
            (
                "stars gt 1 and stars le 5",
                #"{"and":[{"member":"stars","is":">","value":1},{"member":"stars","is":"<=","value":5}]}"#
            ),
            (
                "stars eq 1 or stars eq 2 and isPinned",
                #"{"or":[{"member":"stars","is":"==","value":1},{"and":[{"member":"stars","is":"==","value":2},{"member":"isPinned","is":"true"}]}]}"#
            ),
            (
                "(stars eq 1 or stars eq 2) and isPinned",
                #"{"and":[{"or":[{"member":"stars","is":"==","value":1},{"member":"stars","is":"==","value":2}]},{"member":"isPinned","is":"true"}]}"#
            ),
            (
                "not isPinned and stars eq 1",
                #"{"and":[{"not":{"member":"isPinned","is":"true"}},{"member":"stars","is":"==","value":1}]}"#
            ),
            ("not (stars lt 1)", #"{"not":{"member":"stars","is":"<","value":1}}"#),
            ("not(stars lt 1)", #"{"not":{"member":"stars","is":"<","value":1}}"#),
            ("not stars in (1)", #"{"not":{"member":"stars","is":"in","values":[1]}}"#),
            ("not not isPinned", #"{"member":"isPinned","is":"true"}"#),
            ("5 lt stars", #"{"member":"stars","is":">","value":5}"#),
            ("5 ge stars", #"{"member":"stars","is":"<=","value":5}"#),
            ("5 ne stars", #"{"member":"stars","is":"!=","value":5}"#),
            ("stars gt id", #"{"member":"stars","is":">","other":{"member":"id"}}"#),
            ("weight lt -1.5e0", #"{"member":"weight","is":"<","value":-1.5}"#),
            ("weight ge -INF", #"{"member":"weight","is":">=","value":"-infinity"}"#),
            ("weight lt INF", #"{"member":"weight","is":"<","value":"infinity"}"#),
            ("isPinned eq false", #"{"member":"isPinned","is":"==","value":false}"#),
            ("body eq null", #"{"member":"body","is":"null"}"#),
            ("body ne null", #"{"not":{"member":"body","is":"null"}}"#),
            ("null eq body", #"{"member":"body","is":"null"}"#),
            ("box eq null", #"{"row":"box","is":"missing"}"#),
            ("box/parent ne null", #"{"not":{"row":"box.parent","is":"missing"}}"#),
            ("box/name eq 'In'", #"{"member":"box.name","is":"==","value":"In"}"#),
            (
                "created lt 2023-03-08T20:26:40.125Z",
                #"{"member":"created","is":"<","value":"2023-03-08T20:26:40.125Z"}"#
            ),
            ("price eq -12.50", #"{"member":"price","is":"==","value":"-12.5"}"#),
            (
                "token eq E621E1F8-c36c-495a-93fc-0c247a3e6e5f",
                #"{"member":"token","is":"==","value":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}"#
            ),
            (
                "token eq 00000000-0000-0000-0000-000000000001",
                #"{"member":"token","is":"==","value":"00000000-0000-0000-0000-000000000001"}"#
            ),
            ("paper eq 'lined'", #"{"member":"paper","is":"==","value":"lined"}"#),
            ("stars in (1,2, 3)", #"{"member":"stars","is":"in","values":[1,2,3]}"#),
            ("paper in ('plain',null)", #"{"member":"paper","is":"in","values":["plain",null]}"#),
            ("not (stars in (1))", #"{"not":{"member":"stars","is":"in","values":[1]}}"#),
            ("startswith(title,'Ma')", #"{"member":"title","is":"hasPrefix","value":"Ma"}"#),
            ("endswith( title , 'a' )", #"{"member":"title","is":"hasSuffix","value":"a"}"#),
            (
                "contains(box/name,'a') and matchesPattern(title,'^[a-z]+$')",
                #"{"and":[{"member":"box.name","is":"contains","value":"a"},{"member":"title","is":"matches","value":"[a-z]+"}]}"#
            ),
            ("length(title) gt 3", #"{"operand":{"length":{"member":"title"}},"is":">","value":3}"#),
            (
                "concat(concat(title,', '),body) eq 'a, b'",
                #"{"operand":{"+":[{"+":[{"member":"title"},{"text":", "}]},{"member":"body"}]},"is":"==","value":"a, b"}"#
            ),
            ("3 lt length(trim(title))", #"{"operand":{"length":{"trimmed":{"member":"title"}}},"is":">","value":3}"#),
            (
                "trim(title) eq title",
                #"{"operand":{"trimmed":{"member":"title"}},"is":"==","other":{"member":"title"}}"#
            ),
            ("toLower(title) eq 'a'", #"{"operand":{"lowercased":{"member":"title"}},"is":"==","value":"a"}"#),
            (
                "'A' ne toupper(trim(title))",
                #"{"operand":{"uppercased":{"trimmed":{"member":"title"}}},"is":"!=","value":"A"}"#
            ),
            (
                "Round(weight) eq 3",
                #"{"operand":{"rounded":"toNearestOrAwayFromZero","of":{"member":"weight"}},"is":"==","value":3.0}"#
            ),
            ("floor(weight) lt 3.5", #"{"operand":{"rounded":"down","of":{"member":"weight"}},"is":"<","value":3.5}"#),
            (
                "ceiling(weight) gt weight",
                #"{"operand":{"rounded":"up","of":{"member":"weight"}},"is":">","other":{"member":"weight"}}"#
            ),
            ("contains(trim(title),'a')", #"{"operand":{"trimmed":{"member":"title"}},"is":"contains","value":"a"}"#),
            (
                "year(seen) in (2024,2025)",
                #"{"operand":{"datePart":"year","of":{"member":"seen"},"offset":0},"is":"in","values":[2024,2025]}"#
            ),
            (
                "hour(created) eq null",
                #"{"operand":{"datePart":"hour","of":{"member":"created"},"offset":0},"is":"null"}"#
            ),
            ("enclosures/any()", #"{"exists":"enclosures","where":true}"#),
            ("enclosures/$count gt 2", #"{"operand":{"count":"enclosures","where":true},"is":">","value":2}"#),
            (
                "enclosures/any(e:e/pages gt 3 and e/label ne '')",
                #"{"exists":"enclosures","where":{"and":[{"member":"pages","is":">","value":3},{"member":"label","is":"!=","value":""}]}}"#
            ),
            (
                "enclosures/all(e:e/pages gt stars)",
                #"{"not":{"exists":"enclosures","where":{"not":{"member":"pages","is":">","other":{"member":"../stars"}}}}}"#
            ),
            (
                "box/letters/any(l:l/stars gt stars and l/enclosures/any(e: e/pages eq box/id and e/letter/box eq null and l/isPinned))",
                #"{"exists":"box.letters","where":{"and":[{"member":"stars","is":">","other":{"member":"../stars"}},{"exists":"enclosures","where":{"and":[{"member":"pages","is":"==","other":{"member":"../../box.id"}},{"row":"letter.box","is":"missing"},{"member":"../isPinned","is":"true"}]}}]}}"#
            ),
            // Of a variable that is named as a member, the variable is meant.
            (
                "enclosures/any(title:title/label eq 'a')",
                #"{"exists":"enclosures","where":{"member":"label","is":"==","value":"a"}}"#
            ),
        ])
    func filters(_ filter: String, _ condition: String) { #expect(Self.condition(filter) == condition) }

    @Test(
        "Orders and parts",
        arguments: [
            ("$top=3", #""sort":[],"limit":3,"offset":null"#),
            ("top=3&SKIP=7", #""sort":[],"limit":3,"offset":7"#),
            (
                "$orderby=stars%20desc,title,%20length(body)%20asc,box/name%20desc&%24top=10",
                #""sort":[{"member":"stars","order":"descending","nils":"smallest"},{"member":"title","order":"ascending","nils":"smallest"},{"operand":{"length":{"member":"body"}},"order":"ascending","nils":"smallest"},{"member":"box.name","order":"descending","nils":"smallest"}],"limit":10,"offset":null"#
            ),
        ])
    func requests(_ query: String, _ rest: String) throws {
        let text = String(decoding: try Letter.request(odata: query, rules: Self.trusted).stored(), as: UTF8.self)
        #expect(text == #"{"version":1,"model":"Letter","where":true,\#(rest),"distinct":false}"#)
    }
}
