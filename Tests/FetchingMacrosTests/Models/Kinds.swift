import Fetching
import Foundation

@Fetchable
final class Account {
    let id: Int
    var owner: String?

    init(id: Int, owner: String?) {
        self.id = id
        self.owner = owner
    }
}

/// A class with a subclass.
@Fetchable
class Vehicle {
    let id: Int
    var wheels: Int

    init(id: Int, wheels: Int) {
        self.id = id
        self.wheels = wheels
    }
}

final class Bicycle: Vehicle {
    var bell = "ring"
}

/// A class whose `init()` the compiler would provide.
@Fetchable
final class Settings {
    var volume = 5
    var title: String?
    @FetchingIgnored var isOpen = true
}

enum World {
    enum Kind: Int, FetchableValue { case small, large }

    @Fetchable
    struct Place {
        let id: Kind
        var kind: Kind?
        @FetchingStorage(.unixSeconds) var visit: Date
        @FetchingStorage(.unixSeconds) var lastVisit: Date?
    }

    @Fetchable
    fileprivate struct Secret {
        let id: Int
        private var kind: Kind
    }

    static func secretNumber(_ row: TestRow) throws -> Int { try Secret.decoded(from: row).id }
}

extension World {
    @Fetchable
    struct Road {
        @PrimaryKey let kind: Kind
    }

    @Fetchable
    final class River {
        let id: Int
        var kind: Kind
    }
}

@Fetchable
struct Box<Value: FetchableValue> {
    let id: Int
    var value: Value
    var previous: Value?
}

enum Shelf<Key: FetchableValue & Hashable> {
    @Fetchable
    struct Item {
        let id: Key
    }
}

@Fetchable
struct Flight {
    @PrimaryKey let carrier: String
    @PrimaryKey let `in`: Int
    var seats: Int
}

@Fetchable
struct Coupon {
    @Fetching.PrimaryKey let code: String
    var id: Int
}

/// Names that the generated code uses itself.
@Fetchable
struct Names {
    @PrimaryKey let primaryKey: String
    var row: Int
    var columns: Int
    var key: Int
    var `default`: Int
    var `init`: Model
    var other: Model?
    var seat: Row
}

enum Row: Int, FetchableValue { case front, back }

enum Model: Int, FetchableValue { case one, two }
