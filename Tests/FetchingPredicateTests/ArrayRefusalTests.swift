import Fetching
import FetchingPredicate
import Foundation
import Testing

@Fetchable
private struct Track {
    let id: Int
    var name: String
    var tags: [String]
    var ratings: [Int]?
}

/// Words in which Foundation's predicates, stored filters and the search box refuse arrays.
@Suite struct ArrayRefusalTests {
    /// Each way to ask, with the operator that an error names, and the place in a document.
    private static let predicates: [(operation: String?, place: String, FetchPredicate<Track>)] = [
        ("isSuperset", "where", FetchPredicate { $0.tags.contains("slow") }),
        ("overlaps", "where", FetchPredicate { $0.tags.overlaps(["slow", "sad"]) }),
        ("isSuperset", "where", FetchPredicate { $0.tags.isSuperset(of: ["slow"]) }),
        ("count", "where.operand", FetchPredicate { $0.tags.count > 2 }),
        (nil, "where.value", FetchPredicate { $0.tags == ["slow"] }),
        (nil, "where.values[0]", FetchPredicate { $0.tags.isIn([["slow"], []]) }),
    ]

    @Test func foundation() {
        for (operation, _, predicate) in Self.predicates {
            #expect(
                errorText { try Predicate(predicate) }
                    == "'Track.tags'\(operation.map { " in '\($0)'" } ?? "") on Foundation.Predicate: predicates of Foundation "
                    + "that SwiftData takes cannot look into an array. Fetch with another engine, or give the elements a "
                    + "model of their own")
        }
        #expect(
            errorText { try Predicate(FetchPredicate<Track> { $0.ratings.contains(5) }) }?.hasPrefix(
                "'Track.ratings' in 'isSuperset' on Foundation.Predicate") == true)
        #expect(
            errorText { try Predicate(FetchPredicate<Track> { $0.tags == $0.tags }) }?.hasPrefix("'Track.tags'") == true
        )
    }

    @Test func storedFilters() {
        for (_, place, predicate) in Self.predicates {
            #expect(
                errorText { try predicate.stored() }
                    == "'\(place)': the values of an array are compared. Store the other conditions, and add this one in the "
                    + "program")
        }
        #expect(
            errorText { try FetchPredicate<Track> { $0.ratings.contains(5) }.stored() }?.hasPrefix("'where'") == true)
    }

    /// No document has an array: whole members are compared, and nil is looked for.
    @Test func storedMembers() throws {
        let rules = StoredFilterRules<Track>(members: .only(\.tags, \.ratings))
        for predicate in [
            FetchPredicate<Track> { $0.tags == $0.tags }, FetchPredicate { $0.ratings == nil },
            FetchPredicate { $0.ratings != nil },
        ] {
            #expect(try Track.predicate(stored: predicate.stored(), rules: rules) == predicate)
        }
    }

    @Test func searches() throws {
        let severalValues = "holds several values, of which a search looks for none. Write '*' for any value"
        #expect(search("tags:slow") == "at character 6 of the search: 'tags' \(severalValues)")
        #expect(search("ratings:5") == "at character 9 of the search: 'ratings' \(severalValues)")
        #expect(
            search("tags:>3")
                == "at character 6 of the search: 'tags' has no order here. Write a value alone, or in quotes if the sign "
                + "belongs to it")
        #expect(search("ratings:*") == nil)
    }

    private func search(_ text: String) -> String? {
        errorText { try Track.predicate(search: text, in: [\.name]) }
    }
}
