import CoreData
import Fetching
import FetchingCoreData

/// Pages: one more than asked for, cursors, and what follows a place in an order.
enum Pages {
    static func run() throws {
        let context = Store.context()
        let ids = (1...3).map { UUID(uuidString: "00000000-0000-0000-0000-00000000000\($0)") }.compactMap(\.self)
        let users = zip(ids, ["A", "B", "C"]).map { User.new(["id": $0, "name": $1]) }
        context.answer(users)
        let request = User.request().all().where { $0.age > 1 }.sorted(by: .ascending(\.name))
        let first = try request.page(size: 2).fetch(in: context)
        expect(first.elements == Array(users.prefix(2)))
        expect(first.previous == nil)
        let asked = context.lastFetch(of: NSManagedObject.self)
        expect(asked?.fetchLimit, 3)
        expect(order(of: asked), ["+name", "+id"])
        expect(text(of: asked?.predicate), "%K > %@ | NSString age | NSNumber(Int) 1")

        context.answer([users[2]])
        let second = try request.page(size: 2, after: unwrap(first.next)).fetch(in: context)
        expect(second.elements == [users[2]])
        expect(second.next == nil)
        expect(second.previous != nil)
        expect(
            text(of: context.lastFetch(of: NSManagedObject.self)?.predicate),
            "(%K > %@ AND ((%K == %@ AND %K > %@) OR %K > %@)) | NSString age | NSNumber(Int) 1"
                + " | NSString name | NSString B | NSString id | NSUUID \(ids[1]) | NSString name | NSString B")

        context.answer([users[1], users[0]])
        let back = try request.page(size: 2, before: unwrap(second.previous)).fetch(in: context)
        expect(back.elements == [users[0], users[1]])
        expect(order(of: context.lastFetch(of: NSManagedObject.self)), ["-name", "-id"])
        try optionals(users)
        try selected(ids)
        try refusals(unwrap(first.next))
    }

    private static func optionals(_ users: [User]) throws {
        let context = Store.context()
        context.answer(users)
        let request = User.request().all().sorted(by: .ascending(\.nickname))
        let first = try request.page(size: 1).fetch(in: context)
        _ = try request.page(size: 1, after: unwrap(first.next)).fetch(in: context)
        // The first user has no nickname: all that have one follow.
        expect(
            text(of: context.lastFetch(of: NSManagedObject.self)?.predicate),
            "((%K == nil AND %K > %@) OR %K != nil) | NSString nickname | NSString id"
                + " | NSUUID \(users[0].id) | NSString nickname")
    }

    private static func selected(_ ids: [UUID]) throws {
        let context = Store.context()
        context.answer(
            ids.map { dictionary(["value0": "A", "value1": NSNumber(value: 2.5), "value2": $0]) })
        let page = try User.request().all().sorted(by: .descending(\.score)).select(\.name).page(size: 2)
            .fetch(in: context)
        expect(page.elements, ["A", "A"])
        expect(page.next != nil)
        let request = try unwrap(context.lastFetch(of: NSDictionary.self))
        expect(
            properties(of: request), ["value0: name as string", "value1: score as double", "value2: id as UUID"])
        expect(request.fetchLimit, 3)
    }

    private static func refusals(_ cursor: PageCursor) throws {
        let context = Store.context()
        expectError(.invalidLimit, "the size of the page is not positive") {
            try User.request().all().page(size: 0).fetch(in: context)
        }
        expectError(.invalidCursor, "the cursor belongs to a request with other conditions or another order") {
            try User.request().all().page(size: 2, after: cursor).fetch(in: context)
        }
        expectError(
            .unsupported, "Core Data's predicates cannot ask for what follows a text when case is ignored"
        ) {
            let request = User.request().all().sorted(by: .ascending(\.name, options: .caseInsensitive))
            context.answer([User.new(["name": "a"]), User.new(["name": "b"])])
            let first = try request.page(size: 1).fetch(in: context)
            return try request.page(size: 1, after: first.next).fetch(in: context)
        }
        expect(context.callNames, ["fetch"])
    }
}
