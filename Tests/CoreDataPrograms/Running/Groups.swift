import CoreData
import Fetching
import FetchingCoreData

/// Aggregates and groups: expressions, what is grouped by, the condition on groups, and the values.
enum Groups {
    static func run() throws {
        try aggregates()
        try grouping()
        try conditions()
        try refusals()
    }

    private static func aggregates() throws {
        let context = Store.context()
        context.answer([dictionary(["value0": NSNumber(value: 4.5)])])
        let all = User.request().all().where { $0.age > 1 }
        expect(try all.sum(\.score).fetch(in: context), 4.5)
        let request = try unwrap(context.lastFetch(of: NSDictionary.self))
        expect(properties(of: request), ["value0: sum:(score) as double"])
        expect(groupNames(of: request), nil)
        expect(text(of: request.predicate), "%K > %@ | NSString age | NSNumber(Int) 1")
        expect(try all.average(\.score).fetch(in: context), 4.5)
        expect(lastProperties(context), ["value0: average:(score) as double"])
        expect(try all.min(\.score).fetch(in: context), 4.5)
        expect(lastProperties(context), ["value0: min:(score) as double"])
        expect(try all.max(\.score).fetch(in: context), 4.5)
        expect(lastProperties(context), ["value0: max:(score) as double"])

        context.answer([dictionary([:])])
        expect(try all.sum(\.score).fetch(in: context), 0)
        expect(try all.sum(\.age).fetch(in: context), 0)
        expect(try all.average(\.score).fetch(in: context), nil)
        expect(try all.max(\.joined).fetch(in: context), nil)

        let date = Date(timeIntervalSinceReferenceDate: 3)
        context.answer([
            dictionary(["value0": date, "value1": NSNumber(value: 2), "value2": NSNumber(value: Int32(7))])
        ])
        let values = try all.aggregate({ $0.max(\.joined) }, \.count, { $0.sum(\.age) }).fetch(in: context)
        expect(values.0, date)
        expect(values.1, 2)
        expect(values.2, 7)
        expect(
            lastProperties(context),
            ["value0: max:(joined) as date", "value1: count:(SELF) as integer64", "value2: sum:(age) as integer64"])
    }

    private static func grouping() throws {
        let context = Store.context()
        context.answer([
            dictionary(["value0": "premium", "value1": NSNumber(value: 2)]),
            dictionary(["value0": "freemium", "value1": NSNumber(value: 5)]),
        ])
        let counts = try User.request().all().grouped(by: \.plan).select(\.key, \.count).fetch(in: context)
        expect(counts.map(\.0), [.premium, .freemium])
        expect(counts.map(\.1), [2, 5])
        let request = try unwrap(context.lastFetch(of: NSDictionary.self))
        expect(properties(of: request), ["value0: plan as string", "value1: count:(SELF) as integer64"])
        expect(groupNames(of: request), ["value0"])
        // Core Data wants the same description in both lists.
        expect(
            (request.propertiesToGroupBy?.first as? NSExpressionDescription)
                === (request.propertiesToFetch?.first as? NSExpressionDescription))

        context.answer([dictionary(["value0": NSNumber(value: 2), "key0": "premium", "key1": NSNumber(value: true)])])
        _ = try User.request().all().grouped(by: \.plan, \.isAdmin).select(\.count).fetch(in: context)
        let unselected = try unwrap(context.lastFetch(of: NSDictionary.self))
        expect(
            properties(of: unselected),
            ["value0: count:(SELF) as integer64", "key0: plan as string", "key1: isAdmin as boolean"])
        expect(groupNames(of: unselected), ["key0", "key1"])
    }

    private static func conditions() throws {
        let context = Store.context()
        context.answer([NSDictionary]())
        _ = try User.request().all().where { $0.age > 17 }.grouped(by: \.plan).having { $0.count > 3 }
            .select(\.key, \.count).fetch(in: context)
        let request = try unwrap(context.lastFetch(of: NSDictionary.self))
        expect(text(of: request.predicate), "%K > %@ | NSString age | NSNumber(Int) 17")
        expect(text(of: request.havingPredicate), "$value1 > %@ | NSNumber(Int) 3")
    }

    private static func refusals() throws {
        let context = Store.context()
        context.answer([NSDictionary]())
        let all = User.request().all()
        expectError(.unsupported, "Core Data's predicates cannot ask for groups that are sorted or limited") {
            try all.grouped(by: \.plan).sorted(by: .ascending(\.key)).select(\.key).fetch(in: context)
        }
        expectError(
            .unsupported,
            "Core Data's predicates cannot ask for aggregates of distinct values, or under a condition of their own"
        ) {
            try all.count(distinct: \.plan).fetch(in: context)
        }
        expectError(.unsupported, "Core Data's predicates cannot ask for computed values") {
            try all.sum { $0.score * 2 }.fetch(in: context)
        }
        expect(context.callNames, [])
    }

    private static func lastProperties(_ context: NSManagedObjectContext) -> [String]? {
        context.lastFetch(of: NSDictionary.self).map(properties)
    }
}
