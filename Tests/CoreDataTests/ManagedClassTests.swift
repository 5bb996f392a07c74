#if canImport(CoreData)
import CoreData
import Fetching
import FetchingCoreData
import Testing

/// Managed classes on Core Data itself: each test has a store of its own.
@Suite("Managed classes on Core Data", .serialized) @MainActor
struct ManagedClassTests {

    @Test func conditions() throws {
        let context = try Zoo.context()
        func names(_ condition: FetchPredicate<Animal>) throws -> [String] {
            try Animal.request().all().where(condition).sorted(by: .ascending(\.name)).fetch(in: context).map(\.name)
        }
        #expect(try names(Animal.predicate { $0.diet == .meat }) == ["Ed", "Pip", "Rex"])
        #expect(try names(Animal.predicate { $0.diet != .meat }) == ["Tom"])
        #expect(try names(Animal.predicate { $0.weight == nil }) == ["Ed", "Pip", "Tom"])
        #expect(try names(Animal.predicate { $0.weight != 30 }) == ["Ed", "Pip", "Tom"])
        #expect(try names(Animal.predicate { $0.keeper.name == "Ann" }) == ["Pip", "Rex"])
        #expect(try names(Animal.predicate { $0.keeper.name != "Ann" }) == ["Ed", "Tom"])
        #expect(try names(Animal.predicate { $0.keeper == nil }) == ["Tom"])
        #expect(try names(Animal.predicate { $0.keeper.nickname == nil }) == ["Ed", "Tom"])
    }

    @Test func relatedObjects() throws {
        let context = try Zoo.context()
        func names(_ condition: FetchPredicate<Keeper>) throws -> [String] {
            try Keeper.request().all().where(condition).sorted(by: .ascending(\.name)).fetch(in: context).map(\.name)
        }
        #expect(try names(Keeper.predicate { $0.animals.contains { $0.age > 6 } }) == ["Bob"])
        #expect(try names(Keeper.predicate { !$0.animals.contains { $0.age > 6 } }) == ["Ann"])
        #expect(try names(Keeper.predicate { $0.animals.count == 2 }) == ["Ann"])
        #expect(try names(Keeper.predicate { $0.animals.sum(\.age) == 7 }) == ["Ann"])
        #expect(try names(Keeper.predicate { $0.animals.contains { $0.keeper.name == "Bob" } }) == ["Bob"])
    }

    @Test func identity() throws {
        let context = try Zoo.context()
        let ann = try #require(try Keeper.request().first().where { $0.name == "Ann" }.fetch(in: context))
        let rex = try #require(try Animal.request().first().where { $0.name == "Rex" }.fetch(in: context))
        #expect(try Animal.request().all().where { $0.keeper == ann }.count(in: context) == 2)
        #expect(try Animal.request().all().where { $0.keeper != ann }.count(in: context) == 2)
        #expect(try Animal.request().all().where { $0 == rex }.fetch(in: context) == [rex])
        #expect(try Keeper.request().all().where { $0.animals.contains(rex) }.fetch(in: context) == [ann])
        #expect(try Keeper.request().all().where { $0.objectID.isIn([ann.objectID]) }.fetch(in: context) == [ann])
    }

    @Test func subclass() throws {
        let context = try Zoo.context()
        let birds = try Bird.request().all().where { $0.canFly && $0.keeper.name == "Bob" }.fetch(in: context)
        #expect(birds.map(\.name) == ["Ed"])
        #expect(try Bird.request().all().fetch(in: context).count == 2)
    }

    @Test func values() throws {
        let context = try Zoo.context()
        let animals = Animal.request().all()
        #expect(try animals.count(in: context) == 4)
        #expect(try animals.where { $0.age > 100 }.exists(in: context) == false)
        #expect(try animals.sum(\.age).fetch(in: context) == 17)
        #expect(try animals.max(\.age).fetch(in: context) == 9)
        #expect(
            try animals.sorted(by: .ascending(\.age)).select(\.name).fetch(in: context) == ["Tom", "Pip", "Rex", "Ed"])
        let diets = try animals.grouped(by: \.diet).select(\.key, \.count).fetch(in: context)
        #expect(Dictionary(uniqueKeysWithValues: diets.map { ($0.0.rawValue, $0.1) }) == ["meat": 3, "plants": 1])
        let many = try animals.grouped(by: \.diet).having { $0.count > 1 }.select(\.key).fetch(in: context)
        #expect(many == [.meat])
    }

    @Test func structs() throws {
        let context = try Zoo.context()
        let rows = try AnimalRow.request().all().where { $0.age > 4 }.sorted(by: .ascending(\.age)).fetch(in: context)
        #expect(rows == [AnimalRow(name: "Rex", age: 5), AnimalRow(name: "Ed", age: 9)])
    }

    @Test func pages() throws {
        let context = try Zoo.context()
        let keepers = Keeper.request().all().sorted(by: .descending(\.salary))
        let first = try keepers.page(size: 1).fetch(in: context)
        #expect(first.elements.map(\.name) == ["Bob"])
        let second = try keepers.page(size: 1, after: first.next).fetch(in: context)
        #expect(second.elements.map(\.name) == ["Ann"])
    }

    @Test func batches() throws {
        let context = try Zoo.context()
        let rex = try #require(try Animal.request().first().where { $0.name == "Rex" }.fetch(in: context))
        #expect(try Animal.request().all().where { $0.diet == .meat }.update(in: context) { $0.age += 1 } == 3)
        #expect(rex.age == 6)
        #expect(try Animal.request().all().where { $0.keeper.name == "Bob" }.delete(in: context) == 1)
        #expect(try Animal.request().all().count(in: context) == 3)
    }

    @Test func controller() throws {
        let context = try Zoo.context()
        let controller = try Animal.request().all().sorted(by: .ascending(\.diet), .ascending(\.name))
            .including(\.keeper).resultsController(in: context, sectionedBy: \.diet)
        try controller.performFetch()
        #expect(controller.sections?.map(\.name) == ["meat", "plants"])
    }

    @Test func whatTheDataModelLacks() throws {
        let context = try Zoo.context()
        let error = #expect(throws: FetchError.self) { try Missing.request().all().fetch(in: context) }
        #expect(error?.code == .missingTable)
    }

    @Test func asynchronously() async throws {
        let context = try Zoo.context()
        let names = try await Animal.request().all().sorted(by: .ascending(\.name)).select(\.name).fetch(in: context)
        #expect(names == ["Ed", "Pip", "Rex", "Tom"])
    }
}

@Fetchable("Missing")
struct Missing {
    var name: String
}
#endif
