import Fetching
import FetchingTestSupport

@Fetchable("owner")
struct Owner: Sendable, Equatable {
    let id: Int
    var name: String
}

@Fetchable("pet")
struct Pet: Sendable, Hashable {
    let id: Int
    var name: String
    var kind: String?
    var age: Int
    var ownerID: Int?

    static let owner = ToOne<Pet, Owner>(\.ownerID)
}

extension Pet {
    static func named(_ name: String, id: Int, kind: String? = nil, age: Int = 1, ownerID: Int? = nil) -> Pet {
        Pet(id: id, name: name, kind: kind, age: age, ownerID: ownerID)
    }

    static let byName = Pet.request().all().sorted(by: .ascending(\.name))

    /// Pets with names that sort like their numbers.
    static func numbered(_ ids: ClosedRange<Int>) -> [Pet] {
        ids.map { .named("pet " + String(1000 + $0), id: $0, kind: ["cat", "dog"][$0 % 2], age: $0 % 7) }
    }
}

/// A change of the rows of a database.
enum Change: Sendable {
    case insert(Pet)
    case update(Pet)
    case delete(Int)
    case rename(Owner)
}

/// The rows that a database should have: the naive model.
struct Kennel: Sendable {
    var pets: [Pet] = []
    var owners: [Owner] = []

    mutating func apply(_ change: Change) {
        switch change {
        case .insert(let pet): pets.append(pet)
        case .update(let pet): pets = pets.map { $0.id == pet.id ? pet : $0 }
        case .delete(let id): pets.removeAll { $0.id == id }
        case .rename(let owner): owners = owners.map { $0.id == owner.id ? owner : $0 }
        }
    }

    var store: MemoryStore { MemoryStore().adding(pets).adding(owners) }

    /// Some changes after which the rows still are few.
    func drawChanges(_ generator: inout SplitMix64) -> [Change] {
        var next = self
        return (0..<Int.random(in: 1...4, using: &generator)).map { _ in
            let change = next.drawChange(&generator)
            next.apply(change)
            return change
        }
    }

    private func drawChange(_ generator: inout SplitMix64) -> Change {
        let id = pets.randomElement(using: &generator)?.id
        switch Int.random(in: 0...9, using: &generator) {
        case 0...3 where pets.count < 30:
            let free = (1...100).filter { id in !pets.contains { $0.id == id } }
            return .insert(Self.draw(id: free.randomElement(using: &generator) ?? 101, &generator))
        case 4, 5: return .delete(id ?? 0)
        case 6 where !owners.isEmpty:
            return .rename(
                Owner(
                    id: owners[Int.random(in: owners.indices, using: &generator)].id, name: Self.drawName(&generator)))
        // Any other number: an update, also where there is nothing to do what the number stands for.
        default: return .update(Self.draw(id: id ?? 0, &generator))
        }
    }

    static func draw(_ generator: inout SplitMix64) -> Kennel {
        Kennel(
            pets: (0..<Int.random(in: 0...20, using: &generator)).map { draw(id: $0 * 3 + 1, &generator) },
            owners: (1...3).map { Owner(id: $0, name: drawName(&generator)) })
    }

    private static func draw(id: Int, _ generator: inout SplitMix64) -> Pet {
        Pet(
            id: id, name: drawName(&generator),
            kind: ["cat", "dog", "Dog", nil, ""][Int.random(in: 0...4, using: &generator)],
            age: Int.random(in: 0...4, using: &generator),
            ownerID: [nil, 1, 2, 3][Int.random(in: 0...3, using: &generator)])
    }

    private static func drawName(_ generator: inout SplitMix64) -> String {
        ["Ada", "ada", "Bo", "Bó", "Cy", "", "Zoë"][Int.random(in: 0...6, using: &generator)]
    }
}

extension Pet {
    /// Gives a row the values of the pet. A row that is not there stays away, which a keyed update would not allow.
    func assign(to row: inout ModelUpdate<Pet>) {
        row.name = name
        row.kind = kind
        row.age = age
        row.ownerID = ownerID
    }
}
