import CoreData
import Fetching
import FetchingCoreData

/// What the accessors of `@ManagedAttribute` call, in order, and what they read and write.
enum Accessors {
    static func run() throws {
        tracking()
        rawValues()
        scalars()
        json()
    }

    private static func tracking() {
        let stored = Stored(entity: Stored.entity(), insertInto: nil)
        stored.stub_values = ["plan": "premium"]
        expect(stored.plan, .premium)
        expect(stored.stub_accesses, [.willAccess("plan"), .primitiveValue("plan"), .didAccess("plan")])
        stored.stub_accesses = []
        stored.plan = .freemium
        expect(stored.stub_accesses, [.willChange("plan"), .setPrimitiveValue("plan"), .didChange("plan")])
        expect(stored.stub_values["plan"] as? String, "freemium")
        stored.stub_accesses = []
        stored.renamed = 4
        expect(
            stored.stub_accesses,
            [.willChange("stored_name"), .setPrimitiveValue("stored_name"), .didChange("stored_name")])
        expect(stored.renamed, 4)
    }

    private static func rawValues() {
        let stored = Stored(entity: Stored.entity(), insertInto: nil)
        expect(stored.plan, .freemium, "without a value, the initial value is read")
        expect(stored.stub_values.isEmpty, "the initial value is not stored")
        stored.stub_values = ["plan": "gold", "previous": "gold", "known": "gold"]
        expect(stored.plan, .freemium)
        expect(stored.previous, nil)
        expect(stored.known, .premium)
        stored.stub_values = ["previous": "premium"]
        expect(stored.previous, .premium)
        expect(stored.known, nil)
        stored.previous = nil
        expect(stored.stub_values["previous"] == nil)
        stored.stub_values = ["rights": NSNumber(value: Int16(3))]
        expect(stored.rights, [.reading, .writing])
        stored.rights = .writing
        expect(stored.stub_values["rights"] as? Int64, 2)
    }

    private static func scalars() {
        let stored = Stored(entity: Stored.entity(), insertInto: nil)
        expect(stored.age, nil)
        for number in [NSNumber(value: Int16(7)), NSNumber(value: Int64(7)), NSNumber(value: 7.0)] {
            stored.stub_values = ["age": number]
            expect(stored.age, 7)
        }
        stored.stub_values = ["age": NSNumber(value: 7.5)]
        expect(stored.age, nil)
        stored.stub_values = ["age": "seven"]
        expect(stored.age, nil)
        stored.age = 9
        expect(stored.stub_values["age"] as? Int64, 9)
        stored.age = nil
        expect(stored.stub_values["age"] == nil)
        stored.isOpen = true
        expect(stored.stub_values["isOpen"] as? Bool, true)
        stored.stub_values = ["isOpen": NSNumber(value: 1)]
        expect(stored.isOpen, true)
        let date = Date(timeIntervalSinceReferenceDate: 3)
        stored.seen = date
        expect(stored.stub_values["seen"] as? Date, date)
        expect(stored.seen, date)
    }

    private static func json() {
        let stored = Stored(entity: Stored.entity(), insertInto: nil)
        expect(stored.address, nil)
        expect(stored.home, Address(city: "Nowhere"))
        stored.address = Address(city: "Berlin")
        expect(stored.stub_values["address"] as? Data, Data(#"{"city":"Berlin"}"#.utf8))
        expect(stored.address, Address(city: "Berlin"))
        stored.stub_values = ["address": Data("{".utf8), "home": Data("{".utf8)]
        expect(stored.address, nil)
        expect(stored.home, Address(city: "Nowhere"))
        stored.address = nil
        expect(stored.stub_values["address"] == nil)
    }
}

@Fetchable final class Stored: NSManagedObject {
    @ManagedAttribute(.rawRepresentable) var plan: Plan = .freemium
    @ManagedAttribute(.rawRepresentable) var previous: Plan?
    @ManagedAttribute(.rawRepresentable, unknown: Plan.premium) var known: Plan?
    @ManagedAttribute(.rawRepresentable) var rights: Rights = []
    @ManagedAttribute(.scalar) var age: Int?
    @ManagedAttribute(.scalar) var isOpen: Bool?
    @ManagedAttribute(.scalar) var seen: Date?
    @FetchingName("stored_name") @ManagedAttribute(.scalar) var renamed: Int?
    @ManagedAttribute(.codable) var address: Address?
    @ManagedAttribute(.codable) var home: Address = Address(city: "Nowhere")
}
