import CoreData
import Fetching
import FetchingCoreData
import Foundation

/// What requests for objects ask for: order, limits, relationships to fetch, and settings, which come last.
enum Requests {
    static func run() throws {
        try orders()
        try limits()
        try prefetching()
        try settings()
        try fetching()
    }

    private static func orders() throws {
        let all = User.request().all()
        expect(try all.nsFetchRequest.entityName, "Customer")
        expect(order(of: try all.nsFetchRequest), [])
        expect(
            order(of: try all.sorted(by: .ascending(\.name), .descending(\.age)).nsFetchRequest), ["+name", "-age"])
        expect(
            order(
                of: try all.sorted(by: .descending(\.name, options: .caseInsensitive), .ascending(\.id)).nsFetchRequest),
            ["-name(caseInsensitiveCompare:)", "+id"])
        expect(order(of: try all.sorted(by: .ascending(\.friend.name)).nsFetchRequest), ["+friend.name"])
        expectError(.unsupported, "Core Data does not sort by nil as the largest value") {
            try all.sorted(by: .ascending(\.nickname).nilsLast).nsFetchRequest
        }
        expectError(
            .unsupported,
            "Core Data does not sort by text as a given locale has it, but as the user's locale has it alone"
        ) {
            try all.sorted(by: .ascending(\.name, locale: Locale(identifier: "sv"))).nsFetchRequest
        }
        expectError(.unsupported, "Core Data does not sort by a computed value") {
            try all.sorted(by: .ascending { $0.score * 2 }).nsFetchRequest
        }
    }

    private static func limits() throws {
        let first = try User.request().first().nsFetchRequest
        expect([first.fetchLimit, first.fetchOffset], [1, 0])
        let some = try User.request().first(nth: 5, after: 10).nsFetchRequest
        expect([some.fetchLimit, some.fetchOffset], [5, 10])
        let set = User.request().all().setting(\.fetchBatchSize, to: 2)
        let limited = try set.limit(5, offset: 10).nsFetchRequest
        expect([limited.fetchLimit, limited.fetchOffset], [5, 10])
        let part = try set.limit(9).limit(5, offset: 10).nsFetchRequest
        expect(text(of: part.predicate), "FALSEPREDICATE")
        let opened = try User.limit(5, offset: 10).nsFetchRequest
        expect([opened.fetchLimit, opened.fetchOffset], [5, 10])
        expect(
            order(
                of: try set.sorted(by: .ascending(\.name)).then(by: .descending(\.age), .ascending(\.id))
                    .nsFetchRequest),
            ["+name", "-age", "+id"])
        let after = try User.request().all(after: 3).nsFetchRequest
        expect([after.fetchLimit, after.fetchOffset], [0, 3])
        // Core Data takes a limit of 0 for none.
        let none = try User.request().first(nth: 0).where { $0.age > 1 }.nsFetchRequest
        expect(text(of: none.predicate), "FALSEPREDICATE")
        expectError(.invalidLimit, "the number of models is negative") {
            try User.request().first(nth: -1).nsFetchRequest
        }
        expectError(.invalidLimit, "the number of models is negative") { try set.limit(-1).nsFetchRequest }
    }

    private static func prefetching() throws {
        let request = User.request().all()
        expect(try request.nsFetchRequest.relationshipKeyPathsForPrefetching, nil)
        expect(try request.including(\.mugs).nsFetchRequest.relationshipKeyPathsForPrefetching, ["mugs"])
        expect(
            try request.including(\.friend).including(\.friend.mugs).where { $0.age > 1 }
                .nsFetchRequest.relationshipKeyPathsForPrefetching,
            ["friend", "friend.mugs"])
    }

    private static func settings() throws {
        let request = try User.request().first(nth: 5)
            .setting(\.returnsDistinctResults, to: true).setting(\.fetchBatchSize, to: 20)
            .setting(\.fetchLimit, to: 7)
            .where { $0.age > 1 }.sorted(by: .ascending(\.age)).including(\.mugs)
            .setting(\.relationshipKeyPathsForPrefetching, to: ["friend"])
            .setting(\.fetchBatchSize, to: 30)
            .nsFetchRequest
        expect(request.returnsDistinctResults)
        expect(request.fetchBatchSize, 30)
        expect(request.fetchLimit, 7, "a setting comes after what the request says")
        expect(request.relationshipKeyPathsForPrefetching, ["friend"])
        expect(text(of: request.predicate), "%K > %@ | NSString age | NSNumber(Int) 1")
        expect(order(of: request), ["+age", "+id"])
    }

    private static func fetching() throws {
        let context = Store.context()
        let user = User.new(["name": "Maria"])
        context.answer([user])
        expect(try User.request().all().where { $0.age > 1 }.fetch(in: context) == [user])
        expect(try User.request().first().fetch(in: context) === user)
        expect(try User.request().all().setting(\.fetchBatchSize, to: 2).fetch(in: context) == [user])
        expect(context.callNames, ["fetch", "fetch", "fetch"])
        expect(context.stub_calls.map(\.isPerformed), [false, false, false])
        let last = context.lastFetch(of: User.self)
        expect(last?.fetchBatchSize, 2)
        expect(last?.resultType, .managedObjectResultType)
        expect(last?.includesPendingChanges, true)
        context.answer([User]())
        expect(try User.request().first().fetch(in: context) == nil)
    }
}

func expect<Value: Equatable>(
    _ value: Value, _ expected: Value, _ message: String, file: String = #fileID, line: Int = #line
) {
    Expectation.check(value == expected, "\(message): it is \(value), not \(expected)", file: file, line: line)
}
