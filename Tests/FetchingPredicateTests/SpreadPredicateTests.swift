import Fetching
import FetchingPredicate
import Foundation
import Testing

/// Members of structs in columns, in predicates that come from elsewhere.
@Suite struct SpreadPredicateTests {
    @FetchableFields(.columns) struct Spot: Equatable {
        var row: Int
        var label: String?
    }

    @FetchableFields(.columns) struct Shelf: Equatable {
        var room: String
        @FetchingStorage(.unixSeconds) var since: Date
        @FetchingStorage(.columns) var spot: Spot
    }

    @Fetchable struct Box: Equatable {
        let id: Int
        @FetchingStorage(.columns) var shelf: Shelf
        @FetchingStorage(.columns) var former: Shelf?
        var nextID: Int?

        static let next = ToOne<Box, Box>(\.nextID)
    }

    private static let shelf = Shelf(
        room: "hall", since: Date(timeIntervalSince1970: 60), spot: Spot(row: 3, label: nil))
    private static let boxes = [
        Box(id: 1, shelf: shelf, former: nil, nextID: 2),
        Box(
            id: 2, shelf: Shelf(room: "attic", since: Date(timeIntervalSince1970: 0), spot: Spot(row: 7, label: "a")),
            former: shelf, nextID: nil),
    ]

    private func found(_ predicate: FetchPredicate<Box>) throws -> [Int] {
        try Box.request().all().where(predicate).sorted(by: .ascending(\.id))
            .fetch(in: MemoryStore().adding(Self.boxes)).map(\.id)
    }

    @Test func `are translated from Foundation`() throws {
        let predicate = try Box.predicate(
            from: #Predicate { $0.shelf.spot.row > 3 || $0.shelf.room.starts(with: "h") })
        #expect(try found(predicate) == [1, 2])
        #expect(try found(Box.predicate(from: #Predicate { $0.shelf.spot.label == "a" })) == [2])
        #expect(throws: FetchError.self) {
            try Box.predicate(from: #Predicate { $0.former?.room == "hall" })
        }
    }

    @Test func `are rejected by predicates of Foundation, which would stop the program`() throws {
        for predicate in [
            Box.predicate { $0.shelf.room == "hall" }, Box.predicate { $0.shelf.spot.row + 1 > 5 },
            Box.predicate { $0.former.room == "hall" },
        ] {
            let error = #expect(throws: FetchError.self) { try predicate.foundationPredicate() }
            #expect(error?.reason == "predicates of Foundation do not lead through a struct in columns")
        }
        #expect(throws: FetchError.self) { try Box.predicate { $0.shelf.room == $0.former.room }.foundationPredicate() }
    }

    @Test func `have their ways as names in stored filters`() throws {
        let predicate = Box.predicate { $0.shelf.spot.row > 3 && $0.former.room == "hall" && $0.next.shelf.room == nil }
        let data = try predicate.stored()
        #expect(String(decoding: data, as: UTF8.self).contains("former.room"))
        #expect(String(decoding: data, as: UTF8.self).contains("next.shelf.room"))
        let rules = StoredFilterRules<Box>(
            members: .only(\.id, \.shelf.spot.row, \.former.room).following(\.next, .only(\.shelf.room)))
        let read = try Box.predicate(stored: data, rules: rules)
        #expect(try found(read) == [2])
        #expect(try found(Box.predicate(stored: data, rules: .trusted)) == [2])
        let narrow = StoredFilterRules<Box>(members: .only(\.id, \.shelf.room))
        #expect(throws: StoredFilterError.self) { try Box.predicate(stored: data, rules: narrow) }
    }

    @Test func `have their ways as names in OData and searches`() throws {
        let rules = StoredFilterRules<Box>(members: .only(\.id, \.shelf.spot.row, \.former.room))
        #expect(
            try found(Box.predicate(odata: "$filter=shelf/spot/row gt 3 and former/room eq 'hall'", rules: rules)) == [
                2
            ])
        // So do they in what describes filters.
        #expect(try rules.jsonSchema().description.contains("shelf.spot.row"))
        #expect(try rules.toolDescription(name: "a", description: "b").parameters.description.contains("former.room"))
        #expect(try rules.typescript().contains("\"shelf.spot.row\""))
        let search = try Box.predicate(search: "shelf.spot.row:>3 former.room:hall", in: [])
        #expect(try found(search) == [2])
    }
}
