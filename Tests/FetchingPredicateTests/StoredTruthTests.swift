import Fetching
import FetchingPredicate
import Foundation
import Testing

/// Truth values that are stored as words, in predicates that come from elsewhere.
@Suite struct StoredTruthTests {
    @Fetchable struct Lamp: Equatable {
        let id: Int
        @FetchingStorage(.onOrOff) var isLit: Bool
        @FetchingStorage(.onOrOff) var wasLit: Bool?
        var isPlain: Bool
    }

    struct OnOrOff: FetchableStorage {
        func encode(_ value: Bool) -> String { value ? "on" : "off" }
        func decode(_ storedValue: String) -> Bool { storedValue == "on" }
    }

    private static let lamps = [
        Lamp(id: 1, isLit: true, wasLit: nil, isPlain: true), Lamp(id: 2, isLit: false, wasLit: true, isPlain: true),
        Lamp(id: 3, isLit: true, wasLit: false, isPlain: false),
        Lamp(id: 4, isLit: false, wasLit: nil, isPlain: false),
    ]

    private static let predicates: [Predicate<Lamp>] = [
        #Predicate { $0.isLit },
        #Predicate { !$0.isLit },
        #Predicate { $0.isLit && $0.id > 1 },
        #Predicate { $0.isLit == $0.isPlain },
        #Predicate { $0.isLit != ($0.id > 1) },
        #Predicate { $0.wasLit ?? false },
        #Predicate { $0.wasLit ?? $0.isLit },
        #Predicate { $0.wasLit ?? $0.isPlain },
        #Predicate { $0.wasLit ?? ($0.id > 1) },
        #Predicate { $0.isPlain ? $0.isLit : !$0.isLit },
        #Predicate { ($0.isPlain ? $0.isLit : $0.isPlain) == $0.isLit },
    ]

    private func found(_ predicate: FetchPredicate<Lamp>) throws -> [Int] {
        try Lamp.request().all().where(predicate).fetch(in: Self.lamps).map(\.id)
    }

    @Test(arguments: predicates.indices) func fromFoundation(_ index: Int) throws {
        let predicate = Self.predicates[index]
        let expected = try Self.lamps.filter(predicate.evaluate).map(\.id)
        #expect(try found(Lamp.predicate(from: predicate)) == expected)
    }

    @Test(arguments: [
        (#"{"member":"isLit","is":"true"}"#, [1, 3]), (#"{"not":{"member":"isLit","is":"true"}}"#, [2, 4]),
        (#"{"member":"isLit","is":"==","value":true}"#, [1, 3]),
        (#"{"and":[{"member":"isLit","is":"true"},{"member":"isPlain","is":"true"}]}"#, [1]),
    ])
    func stored(_ json: String, _ keys: [Int]) throws {
        let condition = #"{"version":1,"model":"Lamp","where":\#(json)}"#
        let predicate = try Lamp.predicate(stored: Data(condition.utf8), rules: .trusted)
        #expect(try found(predicate) == keys)
    }

    @Test func storedAndRead() throws {
        let predicates = [
            Lamp.predicate { $0.isLit }, Lamp.predicate { !$0.isLit && $0.id > 1 },
            Lamp.predicate { ($0.id > 1) == $0.isLit }, Lamp.predicate { $0.wasLit == $0.isPlain },
        ]
        for predicate in predicates {
            let read = try Lamp.predicate(stored: predicate.stored(), rules: .trusted)
            #expect(try found(read) == found(predicate))
        }
    }

    @Test(arguments: [("isLit:true", [1, 3]), ("-isLit:true", [2, 4]), ("isLit:false", [2, 4])])
    func searched(_ text: String, _ keys: [Int]) throws {
        let predicate = try FetchSearch<Lamp>(text, in: []).predicate
        #expect(try found(predicate) == keys)
    }
}

extension FetchableStorage where Self == StoredTruthTests.OnOrOff {
    fileprivate static var onOrOff: Self { Self() }
}
