import CoreData
import Fetching
import FetchingCoreData

/// How many objects there are, and whether there is one.
enum Counting {
    static func run() async throws {
        try synchronous()
        try await asynchronous()
    }

    private static func synchronous() throws {
        let context = Store.context()
        context.answer(4)
        let admins = User.request().all().where { $0.isAdmin }
        expect(try admins.count(in: context), 4)
        expect(context.callNames, ["count"])
        let count = context.lastFetch(of: NSManagedObject.self)
        expect(count?.entityName, "Customer")
        expect(count?.fetchLimit, 0)
        expect(count?.includesPendingChanges, true)
        expect(text(of: count?.predicate), "%K == %@ | NSString isAdmin | NSNumber(Bool) 1")
        expect(try User.request().first(nth: 3, after: 1).count(in: context), 4)
        expect(context.lastFetch(of: NSManagedObject.self)?.fetchLimit, 3)
        expect(context.lastFetch(of: NSManagedObject.self)?.fetchOffset, 1)

        context.answer(5)
        let configured = admins.setting(\.includesSubentities, to: false).where(\.isAdmin)
        expect(try configured.sorted(byTerms: [.ascending(\.name)]).count(in: context), 5)
        expect(context.callNames, ["count"])
        expect(context.lastFetch(of: User.self)?.includesSubentities, false)
        expect(order(of: context.lastFetch(of: User.self)), ["+name"])

        context.answer(1)
        expect(try admins.exists(in: context))
        expect(context.callNames, ["count"])
        expect(context.lastFetch(of: NSManagedObject.self)?.fetchLimit, 1)
        context.answer(0)
        expect(try admins.exists(in: context) == false)
        expect(try User.request().first(nth: 0).exists(in: context) == false)
        expect(text(of: context.lastFetch(of: NSManagedObject.self)?.predicate), "FALSEPREDICATE")

        context.answer(7)
        expect(try Dog.request().all().count(in: context), 7)
        expect(context.lastFetch(of: NSManagedObject.self)?.entityName, "Dog")
        expect(context.stub_calls.map(\.isPerformed), [false])
    }

    private static func asynchronous() async throws {
        let context = Store.context()
        let admins = User.request().all().where { $0.isAdmin }
        context.stub_results = { request in
            if request is NSFetchRequest<NSDictionary> { [dictionary(["value0": NSNumber(value: 7)])] } else { 7 }
        }
        expect(try await admins.count(in: context), 7)
        expect(try await admins.exists(in: context))
        expect(try await admins.count().fetch(in: context), 7)
        expect(context.callNames, ["count", "count", "fetch"])
        expect(context.stub_calls.map(\.isPerformed), [true, true, true])
    }
}
