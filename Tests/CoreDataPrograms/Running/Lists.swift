import CoreData
import Fetching
import FetchingCoreData
import FetchingLists

/// Lists of objects: what they ask for, that they follow their context, and what they reject.
@MainActor enum Lists {
    static func run() async throws {
        let context = NSManagedObjectContext(.mainQueue)
        context.persistentStoreCoordinator = Store.container().persistentStoreCoordinator
        let users = ["A", "B", "C"].map {
            User.new(["id": UUID(), "name": $0, "plan": $0 == "A" ? "freemium" : "premium"])
        }
        let sorted = User.request().all().sorted(by: .ascending(\.plan), .ascending(\.name))

        context.answer(users)
        let list = FetchedList(sorted, in: context, pageSize: 2)
        let task = Task { await list.run() }
        try await wait { list.isLoaded }
        expect(list.elements == Array(users.prefix(2)))
        expect(list.hasMore)
        let asked = context.lastFetch(of: NSManagedObject.self)
        expect(asked?.fetchLimit, 3)
        expect(order(of: asked), ["+plan", "+name", "+id"])

        context.answer([users[2]])
        await list.loadMore()
        expect(list.elements == users)
        expect(!list.hasMore)

        context.answer([users[0], users[2]])
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: context)
        try await wait { list.elements.count == 2 }
        expect(list.elements == [users[0], users[2]])
        expect(list.difference?.removed, [1])
        expect(context.lastFetch(of: NSManagedObject.self)?.fetchLimit, 5)
        task.cancel()
        await task.value
        let count = context.callNames.count
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: context)
        await Task.yield()
        expect(context.callNames.count, count)
        try await sections(sorted, users, in: context)
        try await refusals(sorted, context)
    }

    private static func sections(
        _ sorted: FetchableRequest<User, [User]>, _ users: [User], in context: NSManagedObjectContext
    ) async throws {
        context.answer(users)
        let list = SectionedList(sorted, sectionedBy: \.plan, in: context)
        await list.reload()
        expect(list.sections.map(\.id), [.freemium, .premium])
        expect(list.sections.map { $0.map(\.name) }, [["A"], ["B", "C"]])
        let unsorted = SectionedList(sorted, sectionedBy: \.name, in: context)
        await unsorted.reload()
        expect((unsorted.error as? FetchError)?.reason, "the request is not sorted by the sections first")
        expect(unsorted.elements.isEmpty)
    }

    private static func refusals(_ sorted: FetchableRequest<User, [User]>, _ context: NSManagedObjectContext)
        async throws
    {
        let background = Store.context()
        let list = FetchedList(sorted, in: background)
        await list.reload()
        expect((list.error as? FetchError)?.code.description, "unsupported")
        expect((list.error as? FetchError)?.reason, "a list on the main actor shows objects of another queue")
        expect(background.callNames, [])
        await list.load(sorted, in: context)
        expect(list.error == nil)
        expect(list.elements.count, 3)
    }

    private static func wait(until isMet: () -> Bool) async throws {
        let deadline = ContinuousClock.now.advanced(by: .seconds(60))
        while !isMet(), .now < deadline { try await Task.sleep(for: .milliseconds(1)) }
        expect(isMet())
    }
}
