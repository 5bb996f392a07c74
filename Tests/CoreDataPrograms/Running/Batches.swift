import CoreData
import Fetching
import FetchingCoreData

/// Batch deletions and updates: what the store is asked, what the context is told, and what is refused.
enum Batches {
    static func run() async throws {
        try deletions()
        try updates()
        try refusals()
        try await performed()
    }

    private static func objectIDs(_ count: Int) -> [NSManagedObjectID] {
        (0..<count).map { _ in NSManagedObjectID.stub_make(entity: User.entity()) }
    }

    private static func deletions() throws {
        let context = Store.context()
        let deleted = objectIDs(3)
        context.answer(deleted)
        expect(try User.request().all().where { $0.isAdmin }.delete(in: context), 3)
        expect(context.callNames, ["execute", "mergeChanges"])
        let request = try unwrap(context.last(NSBatchDeleteRequest.self))
        expect(request.resultType, .resultTypeObjectIDs)
        expect(request.fetchRequest.entityName, "Customer")
        expect(text(of: request.fetchRequest.predicate), "%K == %@ | NSString isAdmin | NSNumber(Bool) 1")
        expect(merged(in: context), [NSDeletedObjectsKey: deleted])

        context.answer([NSManagedObjectID]())
        expect(try User.request().all().delete(in: context), 0)
        expect(context.callNames, ["execute"])
        expect(text(of: context.last(NSBatchDeleteRequest.self)?.fetchRequest.predicate), "none")

        context.answer(objectIDs(1))
        expect(try Dog.request().all().where { $0.breed == "Poodle" && $0.name == "M" }.delete(in: context), 1)
        expect(context.last(NSBatchDeleteRequest.self)?.fetchRequest.entityName, "Dog")
        expect(context.stub_calls.map(\.isPerformed), [false, false])
    }

    private static func updates() throws {
        let context = Store.context()
        let updated = objectIDs(2)
        context.answer(updated)
        let count = try User.request().all().where { $0.isAdmin }.update(in: context) {
            $0.score += 1
            $0.nickname = nil
            $0.plan = .premium
            $0.site = URL(string: "https://example.org")
            $0.age = 5
        }
        expect(count, 2)
        expect(context.callNames, ["execute", "mergeChanges"])
        let request = try unwrap(context.last(NSBatchUpdateRequest.self))
        expect(request.resultType, .updatedObjectIDsResultType)
        expect(request.entityName, "Customer")
        expect(text(of: request.predicate), "%K == %@ | NSString isAdmin | NSNumber(Bool) 1")
        expect(merged(in: context), [NSUpdatedObjectsKey: updated])
        let values = request.propertiesToUpdate ?? [:]
        expect(Set(values.keys), ["score", "nickname", "plan", "site", "age"])
        expect(
            (values["score"] as? NSExpression).map { text(of: $0) }, "(%K + %@) | NSString score | NSNumber(Double) 1.0"
        )
        expect(values["nickname"] is NSNull)
        expect(values["plan"].map(argumentText), "NSString premium")
        expect(values["site"].map(argumentText), "NSURL https://example.org")
        expect(values["age"].map(argumentText), "NSNumber(Int) 5")

        context.answer(updated)
        expect(try User.request().all().update(in: context) { _ in }, 0)
        expect(context.callNames, [])
        expect(
            try User.request().all().update(in: context) {
                $0.age = 1
                $0.age = 2
            }, 2)
        let last = context.last(NSBatchUpdateRequest.self)?.propertiesToUpdate?["age"]
        expect(last.map(argumentText), "NSNumber(Int) 2")
    }

    private static func refusals() throws {
        let context = Store.context()
        context.answer([NSManagedObjectID]())
        let unconditional = "the conditions hold for every row, which would change all rows"
        expectError(.unconditionalChange, unconditional) {
            try User.request().all().where(.all([])).delete(in: context)
        }
        expectError(.unconditionalChange, unconditional) {
            try User.request().all().where(.all([])).update(in: context) { $0.age = 1 }
        }
        let limited = "Core Data's predicates cannot ask for a change of a limited number of objects"
        expectError(.unsupported, limited) {
            try User.request().first(nth: 2).where { $0.isAdmin }.delete(in: context)
        }
        expectError(.unsupported, limited) {
            try User.request().all(after: 2).where { $0.isAdmin }.update(in: context) { $0.age = 1 }
        }
        expectError(.missingColumn, "the entity 'Mug' has no property 'lost'") {
            try Mug.request().all().where { $0.lost == 1 }.delete(in: context)
        }
        expectError(.missingColumn, "the entity 'Mug' has no property 'lost'") {
            try Mug.request().all().where { $0.volume == 1 }.update(in: context) { $0.lost = 1 }
        }
        expect(context.callNames, [])
        context.stub_results = { _ in throw StubError("The store is gone.") }
        let error = expectError(.databaseFailure, "Core Data reported an error: \(StubError("").localizedDescription)")
        {
            try User.request().all().where { $0.isAdmin }.delete(in: context)
        }
        expect(error?.underlyingError is StubError)
    }

    private static func performed() async throws {
        let context = Store.context()
        context.answer(objectIDs(2))
        let deleted = try await User.request().all().where { $0.isAdmin }.delete(in: context)
        let updated = try await User.request().all().where { $0.isAdmin }.update(in: context) { $0.age = 1 }
        expect([deleted, updated], [2, 2])
        expect(context.callNames, ["execute", "mergeChanges", "execute", "mergeChanges"])
        expect(context.stub_calls.map(\.isPerformed), [true, true, true, true])
    }

    private static func merged(in context: NSManagedObjectContext) -> [String: [NSManagedObjectID]]? {
        guard case .mergeChanges(let changes)? = context.stub_calls.last?.call else { return nil }
        return changes as? [String: [NSManagedObjectID]]
    }
}

extension Mug.FetchableMembers {
    /// What the data model does not have.
    var lost: FetchableMember<Mug, Int?> { FetchableMember("lost") { _ in nil } }
}
