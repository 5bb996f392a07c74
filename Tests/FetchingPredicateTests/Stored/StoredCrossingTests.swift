import Fetching
import FetchingCore
import Foundation
import Testing

@testable import FetchingFilters

private struct Consent: RawRepresentable, FetchableValue, Hashable { var rawValue: Bool }

private struct ConsentText: FetchableStorage {
    func encode(_ value: Consent) -> String { value.rawValue ? "given" : "refused" }
    func decode(_ storedValue: String) -> Consent { Consent(rawValue: storedValue == "given") }
}

private enum Rate: Double, FetchableValue, CaseIterable {
    case low = 0.5
    case high = 1.5
}

private struct Allergies: OptionSet, FetchableValue, CaseIterable {
    let rawValue: Int

    static let nuts = Allergies(rawValue: 1)
    static let milk = Allergies(rawValue: 2)
    static let allCases = [nuts, milk]
}

@Fetchable
private struct Visit {
    let id: Int
    @FetchingStorage(ConsentText()) var consent: Consent?
    var rate: Rate
    var allergies: Allergies
    var weight: Float
    var height: Double
    @FetchingStorage(.unixSeconds) var seen: Date
    var made: Date
    var isOpen: Bool
}

/// Types of values × what a document asks of them.
@Suite("Documents about properties of unusual types") struct StoredCrossingTests {
    private func error(_ condition: String) -> StoredFilterError? {
        do {
            let document = #"{"version":1,"model":"Visit","where":\#(condition)}"#
            _ = try Visit.predicate(stored: Data(document.utf8), rules: .trusted)
            return nil
        } catch { return error as? StoredFilterError }
    }

    private func tool(_ members: StoredMembers<Visit>) throws -> String {
        try StoredFilterRules<Visit>(members: members, operators: .all)
            .toolDescription(name: "find", description: "Finds visits.", depth: 0).parameters.json.documentText
    }

    @Test("What is stored as a text of a truth value is no truth value")
    func ownTruth() throws {
        #expect(error(#"{"member":"consent","is":"true"}"#)?.code == .wrongType)
        #expect(error(#"{"member":"isOpen","is":"true"}"#) == nil)
        let rules = StoredFilterRules<Visit>(members: .only(\.consent), operators: .all)
        #expect(try !rules.jsonSchema().json.documentText.contains(#""member":{"const":"consent"}},"is":"true""#))
        #expect(try !tool(.only(\.consent)).contains(#""true""#))
        #expect(try tool(.only(\.isOpen)).contains(#""true""#))
    }

    @Test("A tool admits the cases of an enum of numbers, and all values of an option set")
    func cases() throws {
        #expect(try tool(.only(\.rate)).contains(#"{"type":"number","enum":[0.5,1.5]}"#))
        let allergies = try tool(.only(\.allergies))
        #expect(allergies.contains("hasAllBits") && !allergies.contains("[1,2]"))
    }

    @Test("An integer is not read as another one")
    func inexact() {
        for number in ["16777216", "-16777216", "0.1", "16777217.0", "0", "-0"] {
            #expect(error(#"{"member":"weight","is":"==","value":\#(number)}"#) == nil, "\(number)")
        }
        for (member, number) in [
            ("weight", "16777217"), ("height", "9007199254740993"), ("height", "9223372036854775807"),
        ] {
            #expect(error(#"{"member":"\#(member)","is":"==","value":\#(number)}"#)?.code == .invalidValue, "\(number)")
        }
        #expect(error(#"{"member":"height","is":"==","value":9223372036854775808}"#) == nil)
    }

    @Test("What nests deeper than any rules allow is not written", arguments: [80, 98, 120])
    func depth(_ count: Int) throws {
        var predicate = Visit.predicate { $0.isOpen }
        for index in 0..<count {
            let other = Visit.predicate { $0.id == index }
            predicate = index.isMultiple(of: 2) ? predicate && other : predicate || other
        }
        guard count < 100 else {
            let error = #expect(throws: StoredFilterError.self) { try predicate.stored() }
            #expect(error?.code == .tooDeep)
            return
        }
        let read = try Visit.predicate(stored: predicate.stored(), rules: .trusted)
        #expect(read == predicate)
    }

    @Test("An order that nests deeper than any rules allow is not written", arguments: [80, 120])
    func depthOfAnOrder(_ count: Int) throws {
        var text = Visit.fetchableMembers.id + 0
        for index in 0..<count { text = index.isMultiple(of: 2) ? text + index : text * 2 }
        let request = Visit.request().all().sorted(byTerms: [SortTerm(text.tree, isAscending: true)])
        guard count < 100 else {
            let error = #expect(throws: StoredFilterError.self) { try request.stored() }
            #expect(error?.code == .tooDeep)
            return
        }
        let read = try Visit.request(stored: request.stored(), rules: .trusted)
        #expect(try read.stored() == request.stored())
    }

    @Test("A date that the form of its member does not hold is not written as one that it does")
    func finerDate() throws {
        func predicate(_ seconds: Double) -> FetchPredicate<Visit> {
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            let isTrue = FetchPredicate<Visit>.all([])
            return Visit.predicate { choose(if: isTrue, then: $0.seen, else: $0.made.adding(.days(1))) == date }
                .simplified()
        }
        let error = #expect(throws: StoredFilterError.self) { try predicate(700_000_000.5).stored() }
        #expect(error?.code == .noForm)
        let branch = Visit.predicate {
            let seen = choose(if: FetchPredicate<Visit>.all([]), then: $0.seen, else: $0.made.adding(.days(1)))
            return choose(if: $0.isOpen, then: seen, else: Date(timeIntervalSinceReferenceDate: 700_000_000.5))
                == $0.made
        }
        let errorOfBranch = #expect(throws: StoredFilterError.self) { try branch.simplified().stored() }
        #expect(errorOfBranch?.code == .noForm)
        let read = try Visit.predicate(stored: predicate(700_000_000).stored(), rules: .trusted)
        let visits = (0...1).map {
            Visit(
                id: $0, rate: .low, allergies: [], weight: 1, height: 1,
                seen: Date(timeIntervalSinceReferenceDate: 700_000_000 + Double($0)), made: .now, isOpen: true)
        }
        #expect(try Visit.request().all().where(read).fetch(in: visits).map(\.id) == [0])
    }
}
