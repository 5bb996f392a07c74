import Fetching
import FetchingCore
import Foundation
import Testing

@FetchableFields(.columns)
private struct WitnessSpot: Equatable, Sendable {
    var row: Int
    var label: String?
}

@FetchableFields(.columns)
private struct WitnessShelf: Equatable, Sendable {
    enum Kind: String, CaseIterable, FetchableValue { case wood, steel }

    var room: String
    @FetchingStorage(.unixSeconds) var since: Date
    var kind: Kind
    var note: String?
    @FetchingStorage(.columns) var spot: WitnessSpot
    @FetchingStorage(.columns) var annex: WitnessSpot?
}

@Fetchable
private struct WitnessBox: Equatable, Sendable {
    let id: Int
    @FetchingStorage(.columns) var shelf: WitnessShelf
    @FetchingStorage(.columns) var former: WitnessShelf?
}

@Suite("Witnesses with structs in columns") struct SpreadWitnessTests {
    private static let box = WitnessBox(
        id: 1,
        shelf: WitnessShelf(
            room: "hall", since: Date(timeIntervalSince1970: 0), kind: .steel, note: nil, spot: WitnessSpot(row: 1),
            annex: nil),
        former: nil)

    fileprivate static let predicates: [FetchPredicate<WitnessBox>] = [
        WitnessBox.predicate { $0.shelf.room == "attic" && $0.shelf.spot.row > 3 },
        WitnessBox.predicate { $0.shelf.kind == .steel && $0.shelf.annex != nil },
        WitnessBox.predicate { $0.shelf.annex.row > 5 && $0.shelf.annex.label == nil },
        WitnessBox.predicate { $0.former == nil && $0.shelf.note != nil },
        WitnessBox.predicate { $0.former != nil },
        WitnessBox.predicate { $0.former.room == "hall" && $0.former.spot.row == 7 },
        WitnessBox.predicate { $0.former.annex.label == "x" },
        WitnessBox.predicate { $0.former.note == "x" || $0.former.annex == nil },
        WitnessBox.predicate { $0.former.room != "hall" && $0.former.since > Date(timeIntervalSince1970: 60) },
        WitnessBox.predicate { $0.former.kind == nil || $0.former.kind == .steel },
    ]

    @Test(arguments: predicates.indices) func `are made, with a struct where one is needed`(_ index: Int) throws {
        let predicate = Self.predicates[index]
        for example in [nil, Self.box] {
            let witnesses = try WitnessBox.witnesses(for: predicate, like: example)
            #expect(!witnesses.conditions.isEmpty)
            for condition in witnesses.conditions {
                let passing = try #require(condition.passing, "\(condition.condition): \(witnesses)")
                let failing = try #require(condition.failing, "\(condition.condition): \(witnesses)")
                #expect(try predicate.evaluate(passing.model))
                #expect(try !predicate.evaluate(failing.model))
            }
        }
    }

    @Test func `say that no struct lacks what is never nil in it`() throws {
        let predicate = WitnessBox.predicate { $0.former.room == nil && $0.former.spot.row == 3 }
        let witnesses = try WitnessBox.witnesses(for: predicate)
        #expect(witnesses.conditions.allSatisfy { $0.passing == nil })
    }
}
