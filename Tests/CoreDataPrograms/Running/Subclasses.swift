import CoreData
import Fetching
import FetchingCoreData

/// Objects of subclasses: their own entity, members of all classes above, and objects rather than their models.
enum Subclasses {
    static func run() throws {
        try requests()
        try fetching()
        try values()
        try inMemory()
    }

    private static func requests() throws {
        let user = User.new()
        let request: NSFetchRequest<Puppy> = try Puppy.request().first(nth: 2)
            .where { $0.weeks > 3 && $0.breed == "Poodle" && $0.name == "Rex" }
            .sorted(by: .ascending(\.name), .descending(\.weeks)).nsFetchRequest
        expect(request.entityName, "Puppy")
        expect(
            text(of: request.predicate),
            "((%K != nil AND %K > %@) AND %K == %@ AND %K == %@) | NSString weeks | NSString weeks | NSNumber(Int) 3"
                + " | NSString breed | NSString Poodle | NSString name | NSString Rex")
        expect(order(of: request), ["+name", "-weeks"])
        expect(request.fetchLimit, 2)
        let related: NSFetchRequest<Dog> = try Dog.request().all().where { $0.owner == user && $0.owner.age > 3 }
            .setting(\.fetchBatchSize, to: 5).including(\.owner).including(\.owner.mugs).nsFetchRequest
        expect(related.entityName, "Dog")
        expect(related.fetchBatchSize, 5)
        expect(related.relationshipKeyPathsForPrefetching, ["owner", "owner.mugs"])
        expect(
            text(of: related.predicate),
            "(%K == %@ AND (%K != nil AND %K > %@)) | NSString owner | NSManagedObjectID \(user.objectID)"
                + " | NSString owner.age | NSString owner.age | NSNumber(Int) 3")
        expect(try Animal.request().all().nsFetchRequest.entityName, "Pet")
        let dog = Dog.new()
        for predicate in [
            Dog.predicate { $0 == dog }, Dog.predicate { $0 == dog.objectID },
            Dog.predicate { $0.objectID == dog.objectID },
        ] {
            expect(text(of: try NSPredicate(predicate)), "SELF == %@ | NSManagedObjectID \(dog.objectID)")
        }
        for predicate in [
            Mug.predicate { $0.guard == dog }, Mug.predicate { $0.guard == dog.objectID },
            Mug.predicate { $0.guard.isIn([dog]) }, Mug.predicate { $0.guard.isIn([dog.objectID]) },
        ] {
            expect(
                text(of: try NSPredicate(predicate)), "%K == %@ | NSString guard | NSManagedObjectID \(dog.objectID)")
        }
        for predicate in [
            Mug.predicate { $0.dogs.contains(dog) }, Mug.predicate { $0.dogs.contains(dog.objectID) },
            Mug.predicate { $0.dogs.contains { $0 == dog } },
        ] {
            expect(
                text(of: try NSPredicate(predicate)),
                "SUBQUERY(%K, $dogs, $dogs == %@).@count > 0 | NSString dogs | NSManagedObjectID \(dog.objectID)")
        }
        expect(
            text(of: try NSPredicate(Mug.predicate { $0.guard != dog && $0.guard == $0.guard })),
            "((%K != %@ OR %K == nil) AND ((%K != nil AND %K != nil AND %K == %K) OR (%K == nil AND %K == nil)))"
                + " | NSString guard | NSManagedObjectID \(dog.objectID)"
                + String(repeating: " | NSString guard", count: 7))
        expect(text(of: try NSPredicate(Dog.predicate { $0.name == "Rex" })), "%K == %@ | NSString name | NSString Rex")
    }

    private static func fetching() throws {
        let context = Store.context()
        let dog = Dog.new(["name": "Rex", "breed": "Poodle"])
        context.answer([dog])
        let dogs: [Dog] = try Dog.request().all().where { $0.breed == "Poodle" }.fetch(in: context)
        expect(dogs == [dog])
        let first: Dog? = try Dog.request().first().fetch(in: context)
        expect(first === dog)
        let configured: [Dog] = try Dog.request().all().setting(\.fetchBatchSize, to: 5).fetch(in: context)
        expect(configured == [dog])
        let animals: [Animal] = try Animal.request().all().fetch(in: context)
        expect(animals == [dog])
        expect(context.stub_requests.compactMap { ($0 as? NSFetchRequest<Dog>)?.entityName }, ["Dog", "Dog", "Dog"])
        expectError(.missingColumn, "the entity 'Puppy' has no property 'lost'") {
            try Puppy.request().all().where { $0.lost == 1 }.fetch(in: context)
        }
        expect(context.stub_calls.count, 4)
    }

    private static func values() throws {
        let context = Store.context()
        context.answer([dictionary(["value0": "Rex", "value1": "Poodle"])])
        let rows = try Dog.request().all().select(\.name, \.breed).fetch(in: context)
        expect(rows.map(\.0), ["Rex"])
        expect(rows.map(\.1), ["Poodle"])
        let request = try unwrap(context.lastFetch(of: NSDictionary.self))
        expect(request.entityName, "Dog")
        expect(properties(of: request), ["value0: name as string", "value1: breed as string"])
    }

    private static func inMemory() throws {
        let dogs = [Dog.new(["name": "Rex", "age": 3]), Dog.new(["name": "Max", "age": NSNumber(value: Int16(4))])]
        let found = try Dog.request().all().where { $0.age > 3 }.fetch(in: dogs.map { Dog.FetchedModel($0) })
        expect(found.map(\.object.name), ["Max"])
    }
}

extension Mug.FetchableMembers {
    var `guard`: ToOneMember<Mug, Dog.FetchedModel> { ToOneMember(property: "guard") { _ in nil } }
    var dogs: ToManyMember<Mug, Dog.FetchedModel> { ToManyMember(property: "dogs") { _ in nil } }
}

extension Puppy.FetchedModel.FetchableMembers {
    /// What the data model does not have.
    var lost: FetchableMember<Puppy.FetchedModel, Int?> { FetchableMember("lost") { _ in nil } }
}
