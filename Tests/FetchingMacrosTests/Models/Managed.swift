import Fetching
import FetchingCoreData
import Foundation

/// What the accessors of `@ManagedAttribute` need of Core Data's class, which is missing on Linux. It notes the calls.
class NSManagedObject {
    var attributes: [String: Any] = [:]
    private(set) var calls: [String] = []

    func willAccessValue(forKey key: String?) { calls.append("willAccess \(key ?? "")") }
    func didAccessValue(forKey key: String?) { calls.append("didAccess \(key ?? "")") }
    func willChangeValue(forKey key: String) { calls.append("willChange \(key)") }
    func didChangeValue(forKey key: String) { calls.append("didChange \(key)") }

    func primitiveValue(forKey key: String) -> Any? {
        calls.append("read \(key)")
        return attributes[key]
    }

    func setPrimitiveValue(_ value: Any?, forKey key: String) {
        calls.append("write \(key)")
        attributes[key] = value
    }

    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }
}

enum Diet: String, FetchableValue { case plants, meat }

enum Size: Int16, FetchableValue {
    case small = 1
    case large
}

struct Traits: OptionSet, FetchableValue {
    let rawValue: Int32
    static let tame = Traits(rawValue: 1)
    static let loud = Traits(rawValue: 2)
}

struct Home: Codable, Equatable {
    var street: String
    var height: Double
}

/// A class, two levels of subclasses, and a class that only inherits.
@Fetchable
class Animal: NSManagedObject {
    @ManagedAttribute(.rawRepresentable) var diet: Diet = .plants
    @ManagedAttribute(.rawRepresentable, unknown: Size.large) var size: Size
    @ManagedAttribute(.rawRepresentable) var formerSize: Size?
    @ManagedAttribute(.rawRepresentable, unknown: Size.small) var nextSize: Size?
    @ManagedAttribute(.rawRepresentable, unknown: []) var traits: Traits
    @ManagedAttribute(.scalar) var age: Int?
    @ManagedAttribute(.scalar) var weight: Float?
    @ManagedAttribute(.scalar) var isTame: Bool?
    @ManagedAttribute(.scalar) var birth: Date?
    @ManagedAttribute(.codable) var home: Home?
    @ManagedAttribute(.codable, unknown: Home(street: "?", height: 0)) var den: Home
    @FetchingName("nick") @ManagedAttribute(.scalar) var nickname: String?
    var cache = 0

    /// As a relationship whose property is `@NSManaged` is generated.
    var owner: Keeper?
}

extension Animal.FetchableMembers {
    var owner: ToOneMember<Animal, Keeper> { ToOneMember(property: "owner") { $0.owner } }
}

@Fetchable("Hound")
class Dog: Animal {
    @ManagedAttribute(.scalar) var bark: Double?
    var tricks = 3
}

@Fetchable
final class Poodle: Dog {
    @ManagedAttribute(.scalar) var curls: Int64?
}

@Fetchable class Stray: Dog {}

class Puppy: Dog {}

@Fetchable
final class Keeper: NSManagedObject {
    @ManagedAttribute(.scalar) var name: String?
}

/// A class without a key, and a subclass: the compiler looks for the conformances of both.
@Fetchable
class Basket {
    var width: Int

    init(width: Int) { self.width = width }
}

final class RoundBasket: Basket {}
