import Fetching
import FetchingPredicate
import Foundation
import Testing

/// Words in which Foundation's predicates and stored filters refuse SQL.
@Suite struct RawRefusalTests {
    private let predicate = Author.predicate {
        sql("length(\($0.name)) > 3", as: Bool.self) { (name: String) in name.count > 3 }
    }

    @Test func foundation() {
        #expect(
            errorText { try Predicate(predicate) }?.hasSuffix(
                "on Foundation.Predicate: Foundation's predicates have no SQL. Fetch from a database, or write the condition in "
                    + "Swift") == true)
    }

    @Test func storedFilters() {
        #expect(
            errorText { try predicate.stored() }
                == "'where.operand': a fragment of SQL has no form in a stored filter ('sql at FetchingPredicateTests/"
                + "RawRefusalTests.swift:9'). Leave it out, and add it to the filter that is read")
    }
}
