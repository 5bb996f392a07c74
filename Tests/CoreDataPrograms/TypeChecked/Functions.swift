import CoreData
import Fetching
import FetchingCoreData

// Every public function of the adapter, with the types that it gives.

func requests(_ context: NSManagedObjectContext, _ mug: Mug, _ person: Person) throws {
    let all = Person.request().all()
    let _: [Person] = try all.where { $0.name.hasPrefix("Ma") }.sorted(by: .ascending(\.name)).fetch(in: context)
    let _: Person? = try Person.request().first().where { $0.friend.name == "x" }.fetch(in: context)
    let _: [Person] = try Person.request().first(nth: 3, after: 4).fetch(in: context)
    let _: NSFetchRequest<Person> = try all.nsFetchRequest
    let _: NSFetchRequest<Person> = try all.setting(\.returnsDistinctResults, to: true).nsFetchRequest
    let configured = all.setting(\.fetchBatchSize, to: 20).where { $0.score > 1 }
        .where(Person.predicate { $0.score > 2 }).sorted(by: .ascending(\.name), .descending(\.score))
        .including(\.mugs).including(\.friend).including(\.friend.mugs).including(\.cups)
        .setting(\.returnsObjectsAsFaults, to: false).setting(\.includesSubentities, to: false)
    let _: [Person] = try configured.where(\.isActive).sorted(byTerms: [.ascending(\.name)]).fetch(in: context)
    let _: [Person] = try configured.then(by: .ascending(\.score)).limit(3, offset: 4).fetch(in: context)
    let _: [Person] = try Person.limit(3, offset: 4).fetch(in: context)
    let _: Int = try configured.count(in: context)
    let _: [Person] = try all.including(\.friend).fetch(in: context)
    let _: Person? = try Person.request().first().including(\.mugs).fetch(in: context)
    let _: NSFetchedResultsController<Person> = try all.sorted(by: .ascending(\.name))
        .resultsController(in: context, sectionedBy: \.name, cacheName: "people")
    let _: NSFetchedResultsController<Person> = try configured.resultsController(in: context)
}

func subclasses(_ context: NSManagedObjectContext) throws {
    let _: [Worker] = try Worker.request().all().where { $0.salary > 10 }.fetch(in: context)
    let _: [Chief] = try Chief.request().all().where { $0.title == "x" }.sorted(by: .ascending(\.name)).fetch(
        in: context)
    let _: Chief? = try Chief.request().first().fetch(in: context)
    let _: NSFetchRequest<Chief> = try Chief.request().all().nsFetchRequest
    let configured = Chief.request().all().setting(\.fetchBatchSize, to: 2).including(\.tool).including(\.mugs)
        .where { $0.salary > 1 }.sorted(by: .ascending(\.title))
    let _: [Chief] = try configured.fetch(in: context)
    let _: [Chief] = try configured.then(by: .ascending(\.name)).limit(3).fetch(in: context)
    let _: [Chief] = try Chief.limit(3).fetch(in: context)
    let _: NSFetchRequest<Chief> = try configured.nsFetchRequest
    let _: [Chief] = try Chief.request().all().including(\.tool).fetch(in: context)
    let _: [Chief] = try Chief.request().all().including(\.tools).fetch(in: context)
    let _: NSFetchedResultsController<Chief> = try Chief.request().all().sorted(by: .ascending(\.name))
        .resultsController(in: context, sectionedBy: \.name)
    let _: Int = try Chief.request().all().count(in: context)
    let _: [(String, Double)] = try Chief.request().all().select(\.name, \.salary).fetch(in: context)
    try Chief.request().all().where { $0.salary > 1 }.delete(in: context)
    try Chief.request().all().where { $0.salary > 1 }.update(in: context) { $0.title = "x" }
}

func values(_ context: NSManagedObjectContext) throws {
    let all = Person.request().all()
    let _: Int = try all.count(in: context)
    let _: Bool = try all.exists(in: context)
    let _: Double = try all.sum(\.score).fetch(in: context)
    let _: Double? = try all.average(\.score).fetch(in: context)
    let _: Double? = try all.min(\.score).fetch(in: context)
    let _: String? = try all.max(\.name).fetch(in: context)
    let _: Int = try all.count().fetch(in: context)
    let _: [String] = try all.select(\.name).fetch(in: context)
    let _: [(String, Double)] = try all.select(\.name, \.score).fetch(in: context)
    let _: [String?] = try all.select(\.nickname).distinct().fetch(in: context)
    let _: String? = try Person.request().first().select(\.name).fetch(in: context)
    let _: [(String, Int)] = try all.grouped(by: \.name).having { $0.count > 1 }.select(\.key, \.count).fetch(
        in: context)
    let _: (Double, Int) = try all.aggregate({ $0.sum(\.score) }, \.count).fetch(in: context)
    let page: Page<Person> = try all.sorted(by: .ascending(\.name)).page(size: 10).fetch(in: context)
    let _: Page<Person> = try all.sorted(by: .ascending(\.name)).page(size: 10, after: page.next).fetch(in: context)
    let _: Page<String> = try all.select(\.name).page(size: 10, before: page.previous).fetch(in: context)
    let _: [PersonRow] = try PersonRow.request().all().where { $0.name == "x" }.fetch(in: context)
    let _: PersonRow? = try PersonRow.request().first().fetch(in: context)
}

func changes(_ context: NSManagedObjectContext) throws {
    let _: Int = try Person.request().all().where { $0.score > 1 }.delete(in: context)
    let _: Int = try Person.request().all().where { $0.score > 1 }.update(in: context) {
        $0.score += 1
        $0.nickname = nil
        $0.name = "x"
    }
    try Person.request().all().delete(in: context)
}

func objects(_ mug: Mug, _ person: Person, _ chief: Chief, _ ids: [NSManagedObjectID]) throws {
    let _: NSPredicate = try NSPredicate(Person.predicate { $0.mugs.contains(mug) || $0.friend == person })
    let _: NSPredicate = try NSPredicate(Chief.predicate { $0.title == "x" })
    _ = Person.predicate { $0.objectID == person.objectID || $0.objectID.isIn(ids) || $0.objectID != person.objectID }
    _ = Person.predicate { $0.friend.objectID == person.objectID || $0.friend.isIn([person]) || $0.friend != person }
    _ = Person.predicate { $0 == person || $0 != person }
    _ = Chief.predicate { $0 == chief || $0 != chief || $0.objectID == chief.objectID }
    _ = House.predicate { $0.chief == chief || $0.chief != chief || $0.chief == $0.deputy || $0.chief.isIn([chief]) }
    _ = House.predicate { $0.chiefs.contains { $0 == chief || $0 != chief } || $0.chiefs.contains(chief) }
    _ = Person.predicate { $0.mugs.contains { $0 == mug || $0 != mug || $0.objectID == mug.objectID } }
    let id = person.objectID
    _ = Person.predicate { $0 == id || $0 != id || $0.friend == id || $0.friend != id || $0.friend.isIn(ids) }
    _ = Person.predicate { $0.mugs.contains(id) }
    _ = Chief.predicate { $0 == id || $0 != id }
    _ = House.predicate { $0.chief == id || $0.chief != id || $0.chief.isIn(ids) || $0.chiefs.contains(id) }
    let _: String = try Person.predicate { $0 == person }.predicateFormat().description(showingValues: true)
}

@Fetchable("PersonEntity")
struct PersonRow {
    var name: String
    var score: Double
}
