import CoreData
import Fetching
import FetchingCoreData

// The asynchronous forms, on the main actor and elsewhere.

nonisolated(nonsending) func here(_ context: NSManagedObjectContext) async throws {
    let _: Int = try await Person.request().all().count(in: context)
}

@MainActor func onMainActor(_ context: NSManagedObjectContext) async throws {
    let people: [Person] = try await Person.request().all().where { $0.score > 1 }.fetch(in: context)
    let _: String? = people.first?.name
    let _: Person? = try await Person.request().first().fetch(in: context)
    let _: [Person] = try await Person.request().all().setting(\.fetchBatchSize, to: 20).fetch(in: context)
    let _: [Chief] = try await Chief.request().all().fetch(in: context)
    let _: [Chief] = try await Chief.request().all().including(\.tool).fetch(in: context)
    let _: [PersonRow] = try await PersonRow.request().all().fetch(in: context)
    let _: Page<Person> = try await Person.request().all().page(size: 3).fetch(in: context)
}

func elsewhere(_ context: NSManagedObjectContext) async throws {
    let _: Int = try await Person.request().all().count(in: context)
    let _: Bool = try await Person.request().all().exists(in: context)
    let _: [String] = try await Person.request().all().select(\.name).fetch(in: context)
    let _: Double = try await Person.request().all().sum(\.score).fetch(in: context)
    let _: [(String, Int)] = try await Person.request().all().grouped(by: \.name).select(\.key, \.count).fetch(
        in: context)
    let _: Int = try await Person.request().all().where { $0.score > 1 }.delete(in: context)
    let _: Int = try await Person.request().all().where { $0.score > 1 }.update(in: context) { $0.score += 1 }
    let _: [Person] = try await Person.request().all().fetch(in: context)
    try await context.perform {
        let people = try Person.request().all().fetch(in: context)
        for person in people { person.name += "!" }
        try context.save()
    }
}

actor Library {
    let context: NSManagedObjectContext

    init(context: NSManagedObjectContext) { self.context = context }

    func names() async throws -> [String] {
        try await Person.request().all().select(\.name).fetch(in: context)
    }

    func count() async throws -> Int {
        try await Person.request().all().fetch(in: context).count
    }
}
