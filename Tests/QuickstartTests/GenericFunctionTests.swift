import Fetching
import FetchingPredicate
import FetchingSQLite
import Foundation
import Testing

// The functions that the article on requests shows.

private func all<Model: RowDecodable & Sendable>(
    _ type: Model.Type, in reader: some DatabaseReader
) async throws -> [Model] {
    try await type.request().all().fetch(in: reader)
}

private func model<Model: RowDecodable & KeyedFetchable>(
    with key: Model.PrimaryKey, in reader: some DatabaseReader
) throws -> Model? {
    try Model.find(key).fetch(in: reader)
}

private func result<Result>(
    of request: some SQLiteRequest<Result>, in store: MemoryStore?, or database: some DatabaseReader
) throws -> Result {
    if let store { return try request.fetch(in: store) }
    return try request.fetch(in: database)
}

/// A view of SQLite.
@Fetchable("old_pets", naming: .snakeCase)
private struct OldPet: Equatable {
    let id: Int
    var name: String
    var ownerID: Int?
}

@Suite struct GenericFunctionTests {
    private let database: DatabaseQueue
    private let pets = [
        Pet(id: 1, name: "Rex", age: 3, ownerID: 7), Pet(id: 2, name: "Tom", age: 12),
        Pet(id: 3, name: "Ada", age: 11, ownerID: 7),
    ]

    init() throws {
        database = try DatabaseQueue()
        try database.write { [pets] db in
            try db.execute(
                sql: """
                    CREATE TABLE pets (id INTEGER PRIMARY KEY, name TEXT NOT NULL, age INTEGER NOT NULL, owner_id INTEGER);
                    CREATE TABLE pet_toys (pet_id INTEGER NOT NULL, toy_id INTEGER NOT NULL, PRIMARY KEY (pet_id, toy_id));
                    CREATE VIEW old_pets AS SELECT id, name, owner_id FROM pets WHERE age > 10;
                    INSERT INTO pet_toys VALUES (1, 5);
                    """)
            for pet in pets {
                try db.execute(
                    sql: "INSERT INTO pets VALUES (?, ?, ?, ?)", arguments: [pet.id, pet.name, pet.age, pet.ownerID])
            }
        }
    }

    @Test func `the article shows these functions`() throws {
        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let functions = source.components(separatedBy: "private func ").dropFirst().compactMap {
            $0.components(separatedBy: "\n}\n").first
        }
        #expect(functions.count >= 3)
        let shown = try Document.article("Requests").text.replacing(/\s+/, with: " ")
        for function in functions.prefix(3) {
            #expect(shown.contains("func " + function.replacing(/\s+/, with: " ")), "\(function)")
        }
    }

    @Test func `any model, any key and any request for values`() async throws {
        #expect(try await all(Pet.self, in: database).map(\.name) == ["Rex", "Tom", "Ada"])
        let pet: Pet? = try model(with: 2, in: database)
        #expect(pet?.name == "Tom")
        let none: Pet? = try model(with: 9, in: database)
        #expect(none == nil)
        let toy: PetToy? = try model(with: PetToy.PrimaryKey(petID: 1, toyID: 5), in: database)
        #expect(toy?.toyID == 5)
        let names = Pet.request().all().where { $0.age > 10 }.select(\.name)
        let store = MemoryStore().adding(pets)
        #expect(try result(of: names, in: store, or: database) == ["Tom", "Ada"])
        #expect(try result(of: names, in: nil, or: database) == ["Tom", "Ada"])
    }

    @Test func `a model can be a view`() throws {
        try OldPet.check(in: database)
        let found = try OldPet.request().all().where { $0.ownerID == 7 }.fetch(in: database)
        #expect(found == [OldPet(id: 3, name: "Ada", ownerID: 7)])
        let page = try OldPet.request().all().page(size: 1).fetch(in: database)
        #expect(page.elements.map(\.name) == ["Tom"])
    }

    @Test func `an expression of Foundation gives what ours have no word for`() throws {
        guard #available(macOS 15, *) else { return }
        let owner = #Expression<Pet, Int> { $0.ownerID ?? 0 }
        let found = try Pet.request().all().where { $0.evaluate(owner) < $0.age }.fetch(in: database)
        #expect(found.map(\.name) == ["Tom", "Ada"])
        let owners = try Pet.request().all().select { $0.evaluate(owner) }.fetch(in: database)
        #expect(owners == [7, 0, 7])
    }

    @Test func `members are calculated with each other`() throws {
        let request = Pet.request().all().where { $0.age + $0.id > 13 && $0.age - $0.ownerID > 3 }
        #expect(try request.fetch(in: database).map(\.name) == ["Ada"])
        #expect(try request.fetch(in: pets).map(\.name) == ["Ada"])
    }
}
