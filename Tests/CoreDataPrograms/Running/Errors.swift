import CoreData
import Fetching
import FetchingCoreData

/// What goes wrong: errors of Core Data, and what the data model does not have, which is found before anything is asked.
enum Errors {
    static func run() throws {
        try failures()
        try missing()
        try withoutModel()
        try prefetched()
    }

    private static func failures() throws {
        let context = Store.context()
        context.stub_results = { _ in throw NSError(domain: "Store", code: 7) }
        let all = User.request().all()
        let attempts: [() throws -> Any?] = [
            { try all.fetch(in: context) }, { try all.count(in: context) }, { try all.exists(in: context) },
            { try all.select(\.name).fetch(in: context) }, { try all.sum(\.age).fetch(in: context) },
            { try all.setting(\.fetchBatchSize, to: 1).fetch(in: context) },
            { try all.sorted(by: .ascending(\.name)).page(size: 1).fetch(in: context) },
            { try UserRow.request().all().fetch(in: context) },
            { try all.where { $0.isAdmin }.delete(in: context) },
            { try all.where { $0.isAdmin }.update(in: context) { $0.age = 1 } },
        ]
        let text = NSError(domain: "Store", code: 7).localizedDescription
        for attempt in attempts {
            let error = expectError(.databaseFailure, "Core Data reported an error: \(text)", attempt)
            expect((error?.underlyingError as? NSError)?.code, 7)
            expect(error?.cure, "See the underlying error")
        }
        expect(context.stub_calls.count, attempts.count)
        let error = expectError(.databaseFailure, "Core Data reported an error: \(text)") {
            try Dog.request().all().fetch(in: context)
        }
        expect(error?.model, "FetchedModel")
    }

    private static func missing() throws {
        let context = Store.context()
        context.answer([NSManagedObject]())
        let entity = expectError(.missingTable, "the data model has no entity 'Stranger'") {
            try Stranger.request().all().fetch(in: context)
        }
        expect(entity?.model, "Stranger")
        expect(entity?.cure, "Name the entity in '@Fetchable(\"…\")' as the data model does")
        let mugs = Mug.request().all()
        let attempts: [() throws -> Any?] = [
            { try mugs.where { $0.lost == 1 }.fetch(in: context) },
            { try mugs.sorted(by: .ascending(\.lost)).fetch(in: context) },
            { try mugs.where { $0.lost == 1 }.count(in: context) },
            { try mugs.where { $0.lost == 1 }.exists(in: context) },
            { try mugs.select(\.lost).fetch(in: context) },
            { try mugs.max(\.lost).fetch(in: context) },
            { try mugs.grouped(by: \.lost).select(\.count).fetch(in: context) },
            { try mugs.sorted(by: .ascending(\.lost)).resultsController(in: context) },
        ]
        for attempt in attempts {
            let error = expectError(.missingColumn, "the entity 'Mug' has no property 'lost'", attempt)
            expect(error?.member, "lost")
        }
        let nested = expectError(.missingColumn, "the entity 'Mug' has no property 'lost'") {
            try User.request().all().where { $0.mugs.contains { $0.lost == 1 } }.fetch(in: context)
        }
        expect(nested?.member, "mugs.lost")
        expectError(.missingColumn, "the entity 'Customer' has no property 'enemy'") {
            try User.request().all().where { $0.enemy.name == "M" }.fetch(in: context)
        }
        expectError(.missingColumn, "the entity 'Customer' has no property 'enemy'") {
            try User.request().all().where { $0.enemy == nil }.fetch(in: context)
        }
        expect(context.callNames, [])
    }

    private static func prefetched() throws {
        let context = Store.context()
        context.answer([NSManagedObject]())
        let error = expectError(.missingColumn, "the entity 'Customer' has no property 'enemy'") {
            try User.request().all().including(\.enemy).fetch(in: context)
        }
        expect(error?.member, "enemy")
        expectError(.missingColumn, "the entity 'Customer' has no property 'enemy'") {
            try User.request().all().including(\.friend).including(\.friend.enemy).fetch(in: context)
        }
        expect(context.callNames, [])
    }

    /// Without a coordinator, Core Data would end the program. A context below another has its data model.
    private static func withoutModel() throws {
        let lonely = NSManagedObjectContext(.privateQueue)
        expectError(.unsupported, "the context has no persistent store coordinator, nor has a context above it") {
            try Stranger.request().all().fetch(in: lonely)
        }
        // Whether there is a value is asked of a request of several parts, of which Core Data would see none.
        expectError(.unsupported, "Core Data's predicates cannot ask for the results of several requests together") {
            try User.where { $0.name == "a" }.select(\.name).exists().fetch(in: Store.context())
        }
        let child = NSManagedObjectContext(.privateQueue)
        let grandchild = NSManagedObjectContext(.privateQueue)
        child.parent = Store.context()
        grandchild.parent = child
        for context in [child, grandchild] {
            context.answer([Stranger]())
            expectError(.missingTable, "the data model has no entity 'Stranger'") {
                try Stranger.request().all().fetch(in: context)
            }
        }
    }
}

extension User.FetchableMembers {
    /// What the data model does not have.
    var enemy: ToOneMember<User, User> { ToOneMember(property: "enemy") { _ in nil } }
}
