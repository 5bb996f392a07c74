import Fetching
import Foundation
import Testing

/// Models of Core Data, with a class in the place of `NSManagedObject`.
@Suite struct ManagedTests {
    @Test func members() {
        #expect(Animal.fetchableEntity.name == "Animal")
        #expect(
            Animal.fetchableEntity.columns.map(\.name) == [
                "diet", "size", "formerSize", "nextSize", "traits", "age", "weight", "isTame", "birth", "nick",
            ])
        #expect(Animal.fetchableMembers.nickname.column.property == "nickname")
        #expect(Animal.fetchableMembers.age.column.isOptional)
        #expect(Animal.FetchedModel.self == Animal.self)
        #expect(Animal.fetchableRelationships.isEmpty)
    }

    @Test func requestsOfASuperclassHaveObjectsOfSubclasses() throws {
        let (animal, dog) = (Animal(), Dog())
        animal.age = 3
        dog.age = 5
        let request = Animal.request().all().where { $0.age > 2 }.sorted(by: .descending(\.age))
        #expect(try request.fetch(in: [animal, dog]).map(\.age) == [5, 3])
    }

    @Test func requestsOfASubclass() throws {
        let (dog, poodle) = (Dog(), Poodle())
        for (number, dog) in [dog, poodle].enumerated() {
            dog.age = number
            dog.bark = 2.5
        }
        let dogs = [dog, poodle].map { Dog.FetchedModel($0) }
        let request = Dog.request().all().where { $0.bark > 2 && $0.age == 1 }
        let found = try request.fetch(in: dogs)
        #expect(found.count == 1 && found.first?.object === poodle)
        #expect(Dog.FetchedModel.fetchableEntity.name == "Hound")
        #expect(Dog.FetchedModel.fetchableEntity.columns.map(\.name).suffix(2) == ["nick", "bark"])
    }

    @Test("A subclass of a subclass has the members of both")
    func threeLevels() throws {
        let poodle = Poodle()
        poodle.curls = 8
        poodle.bark = 1
        poodle.age = 4
        poodle.owner = Keeper()
        poodle.owner?.name = "Mary"
        let poodles = [Poodle.FetchedModel(poodle)]
        let curly = Poodle.predicate { $0.curls > 7 && $0.bark == 1 && $0.age == 4 && $0.owner.name == "Mary" }
        #expect(try Poodle.request().all().where { _ in curly }.fetch(in: poodles).count == 1)
        #expect(try Poodle.request().all().where { $0.owner == nil }.fetch(in: poodles).count == 0)
        #expect(Poodle.FetchedModel.Parent.self == Dog.FetchedModel.self)
        #expect(Poodle.FetchedModel.fetchableEntity.columns.map(\.name).suffix(2) == ["bark", "curls"])
        let either: FetchPredicate<Dog.FetchedModel> = Dog.predicate { $0.bark > 3 }
        #expect("\(either)" == "bark > ?")
        #expect(Stray.FetchedModel.fetchableEntity.name == "Stray")
        #expect(try Stray.request().all().where { $0.bark > 1 }.fetch(in: []).isEmpty)
    }

    @Test("A class without '@Fetchable' has the requests of its superclass")
    func inheritedRequests() throws {
        let puppy = Puppy()
        puppy.bark = 9
        #expect(try Puppy.request().all().where { $0.bark > 1 }.fetch(in: [Dog.FetchedModel(puppy)]).count == 1)
    }

    @Test("A class without a key may have subclasses")
    func classWithoutKey() throws {
        #expect(try Basket.request().all().where { $0.width > 1 }.fetch(in: [RoundBasket(width: 2)]).count == 1)
        #expect(try Basket.decoded(from: TestRow(.int64(3))).width == 3)
    }
}
