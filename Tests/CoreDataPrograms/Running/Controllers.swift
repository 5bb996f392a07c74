import CoreData
import Fetching
import FetchingCoreData

/// Results controllers: the request, the sections, and what is refused.
enum Controllers {
    static func run() throws {
        let context = Store.context()
        let user = User.new(["name": "Maria"])
        context.answer([user])
        let sorted = User.request().all().where { $0.age > 1 }.sorted(by: .ascending(\.plan), .ascending(\.name))
        let controller: NSFetchedResultsController<User> = try sorted.resultsController(
            in: context, sectionedBy: \.plan, cacheName: "users")
        expect(controller.sectionNameKeyPath, "plan")
        expect(controller.cacheName, "users")
        expect(controller.managedObjectContext === context)
        expect(controller.fetchRequest.entityName, "Customer")
        expect(order(of: controller.fetchRequest), ["+plan", "+name"])
        expect(text(of: controller.fetchRequest.predicate), "%K > %@ | NSString age | NSNumber(Int) 1")
        expect(context.callNames, [])
        try controller.performFetch()
        expect(controller.fetchedObjects == [user])

        let plain = try sorted.resultsController(in: context)
        expect(plain.sectionNameKeyPath == nil)
        expect(plain.cacheName == nil)
        let configured = try sorted.setting(\.fetchBatchSize, to: 20).including(\.mugs)
            .resultsController(in: context, sectionedBy: \.plan)
        expect(configured.fetchRequest.fetchBatchSize, 20)
        expect(configured.fetchRequest.relationshipKeyPathsForPrefetching, ["mugs"])
        let related = try User.request().all().sorted(by: .ascending(\.friend.name))
            .resultsController(in: context, sectionedBy: \.friend.name)
        expect(related.sectionNameKeyPath, "friend.name")
        let dogs: NSFetchedResultsController<Dog> = try Dog.request().all().sorted(by: .ascending(\.name))
            .resultsController(in: context, sectionedBy: \.name)
        expect(dogs.sectionNameKeyPath, "name")
        expect(dogs.fetchRequest.entityName, "Dog")
        try refusals(context)
    }

    private static func refusals(_ context: NSManagedObjectContext) throws {
        context.answer([User]())
        expectError(.unsupported, "a results controller needs an order") {
            try User.request().all().resultsController(in: context)
        }
        let sections = "the request is not sorted by the sections first"
        expectError(.unsupported, sections) {
            try User.request().all().sorted(by: .ascending(\.name)).resultsController(in: context, sectionedBy: \.plan)
        }
        expectError(.unsupported, sections) {
            try User.request().all().sorted(by: .ascending(\.name)).resultsController(in: context, sectionedBy: \.mugs)
        }
        expectError(.missingTable, "the data model has no entity 'Stranger'") {
            try Stranger.request().all().sorted(by: .ascending(\.name)).resultsController(in: context)
        }
        expect(context.callNames, [])
    }
}
