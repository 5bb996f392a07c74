import Fetching
import Foundation

@Projection
struct UserLine: Equatable {
    var name: String
    let nickname: String?
    var year, month: Int
    var `default`: Bool
    var seats = 5, isOpen: Bool
    let version = 2
    @FetchingIgnored var isSelected = true
    static let shared = 1
    lazy var slow = 3
    var title: String { name + "!" }
    var observed: Int! { didSet { seats = 0 } }
}

@Projection
public struct PublicLine {
    public let name: String
    public private(set) var id: Int
}

/// Its function is not public, for another module could not set the property.
@Projection
public struct PublicLineWithInternalProperty {
    public let name: String
    var id: Int
}

@Projection
struct LineWithPrivateProperty {
    let name: String
    private var id: Int

    static func id(of user: User) throws -> Int? {
        try User.request().all().select { selecting(name: $0.name, id: $0.id) }.fetch(in: [user]).first?.id
    }
}

@Projection
struct Pair<First: FetchableValue, Second: FetchableValue> {
    var first: First
    var second: Second?
}

enum Office {
    enum Floor: Int, FetchableValue { case ground, first }

    /// The type of a property is in the type around it, which an extension would not see.
    @Projection
    struct Desk {
        var floor: Floor
    }

    @Projection
    private struct Hidden {
        var name: String
    }

    static func hiddenNames(in users: [User]) throws -> [String] {
        try User.request().all().select { Hidden.selecting(name: $0.name) }.fetch(in: users).map(\.name)
    }
}

extension Office {
    @Projection
    struct Room {
        var user: User
        var line: PublicLine
    }
}

struct Drawer<Model: FetchableValue> {
    @Projection
    struct Item {
        var key: Model
    }
}

@Projection
@MainActor
struct IsolatedLine {
    var name: String
    var count = 3
}

/// With initializers beside the one that the compiler would provide.
@Projection
struct InitializedLine {
    var name: String
    let length: Int

    init(_ name: String) { self.init(name: name, length: name.count) }

    init(name: String, isShort: Bool = false, length: Int) {
        self.name = name
        self.length = length
    }
}

@Fetchable
@Projection
struct Draft {
    let id: Int
    var name: String
    @FetchingIgnored var isSelected = false
}

/// A property with the name of the function, and one with that of its generic parameter.
@Projection
struct Selecting {
    var selecting: Int
    // swift-format-ignore: AlwaysUseLowerCamelCase
    var FetchedModel: String
    #if DEBUG
    static let trace = 1
    @FetchingIgnored var count = 0
    #endif
}
