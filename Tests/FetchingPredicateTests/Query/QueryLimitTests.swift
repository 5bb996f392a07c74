import Fetching
import Foundation
import Testing

@testable import FetchingFilters

@Suite("The limits of query strings, and hostile ones")
struct QueryLimitTests {
    @Test("Limits")
    func limits() {
        var rules = StoredErrorTests.rules()
        rules.limits.bytes = 20
        #expect(QueryErrorTests.error("filter[title]=abcdef", rules: rules).hasPrefix("limitNotAllowed"))
        #expect(
            QueryErrorTests.error("filter[title]=abcdefg", rules: rules)
                == "tooLarge 'query': the query string has more than 20 bytes. Write a shorter one, or allow more in the rules"
        )
        rules.limits.bytes = 65_536
        rules.limits.textBytes = 3
        #expect(
            QueryErrorTests.error("filter[title]=%C3%A4%C3%A4", rules: rules)
                == "tooLarge 'filter[title].value': the text has more than 3 bytes. Write a shorter one, or allow more in the rules"
        )
        rules.limits.values = 2
        #expect(
            QueryErrorTests.error("filter[stars][in]=1,2,3", rules: rules)
                == "tooMany 'filter[stars][in].values': there are more than 2 values in a list. Write fewer, or allow more in the rules"
        )
        rules.limits.conditions = 3
        #expect(
            QueryErrorTests.error("filter[stars]=1&filter[small]=1&filter[small][ne]=2", rules: rules)
                == "tooMany 'filter[small][ne]': there are more than 3 conditions and operands. Write fewer, or allow more in the rules"
        )
        #expect(
            QueryErrorTests.error("filter[stars]=1&sort=stars,small,title&page[limit]=1", rules: rules)
                == "tooMany 'sort[2]': there are more than 3 conditions and operands. Write fewer, or allow more in the rules"
        )
        rules.limits.depth = 0
        #expect(
            QueryErrorTests.error("filter[stars]=1&filter[small]=1", rules: rules)
                == "tooDeep 'filter': the conditions are nested more than 0 deep. Join conditions of the same kind in one list"
        )
        rules.limits.depth = 16
        rules.limits.searchedBytes = 1500
        #expect(
            QueryErrorTests.error("filter[title][contains]=1&filter[body][contains]=1", rules: rules)
                == "tooMany 'filter[body][contains].value': the conditions search more than 1500 bytes of text for each model. Look for less, or allow more in the rules"
        )
        let name = String(repeating: "a", count: 1001)
        #expect(
            QueryErrorTests.error("\(name)=1")
                == "tooLarge 'query': the text has more than 1000 bytes. Write a shorter one, or allow more in the rules"
        )
    }

    @Test("Hostile strings cost little, whatever the limits are")
    func hostile() {
        var rules = StoredFilterRules<Letter>(members: .everything, operators: .all)
        rules.limits.bytes = .max
        let count = 200_000
        let strings = [
            String(repeating: "&", count: count), String(repeating: "=", count: count),
            String(repeating: "[", count: count) + "=1", "filter" + String(repeating: "[a]", count: count) + "=1",
            "filter[title]=" + String(repeating: "%", count: count),
            "filter[title][in]=" + String(repeating: ",", count: count),
            "filter[title][in]=" + String(repeating: "\\", count: count),
            "filter[stars]=" + String(repeating: "[", count: count),
            "filter[stars]=" + String(repeating: "9", count: count),
            "filter[weight]=1e" + String(repeating: "9", count: count),
            "sort=" + String(repeating: "-", count: count), "sort=" + String(repeating: "title,", count: count / 6),
            "sort=title" + String(repeating: "[c]", count: count / 3),
            (0..<(count / 20)).map { "filter[title\($0)]=a" }.joined(separator: "&"),
            "filter[" + String(repeating: "box.parent.", count: 80) + "name][in]="
                + String(repeating: "a,", count: count / 2),
            "filter[title" + String(repeating: "%CC%81%CC%A3", count: 150) + "]=1",
            (0..<400).map { "filter[title\($0)" + String(repeating: "\u{301}\u{323}", count: 240) + "]=1" }
                .joined(separator: "&"),
        ]
        expectCheapRefusals(strings) { QueryErrorTests.error($0, rules: rules) }
    }

    @Test("No error has a value of the string")
    func values() {
        let queries = [
            "filter[stars]=s3cret", "filter[created][lt]=s3cret", "filter[stars][in]=1,s3cret", "page[limit]=s3cret",
            "filter[title][in]=s3cret\\x", "filter[body][null]=s3cret", "filter[title]=s3cret%", "filter[seal]=s3cret",
            "filter[small]=300s3cret", "page[limit]=1&page[offset]=s3cret",
        ]
        expectHiddenValues(queries) { QueryErrorTests.error($0) }
    }
}
