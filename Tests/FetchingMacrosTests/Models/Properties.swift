import Fetching
import Foundation

@propertyWrapper
struct Clamped: Sendable {
    private var value: Int

    init(wrappedValue: Int) { value = min(wrappedValue, 100) }

    var wrappedValue: Int {
        get { value }
        set { value = min(newValue, 100) }
    }
}

@Fetchable
struct Inferred {
    var count = 1, text = "s"
    var ratio = 1.5
    var isOn = true
    var negative = -3
    var negativeRatio = -3.5
    var date = Date()
    var token = UUID.init()
    var large = 5 as Int64
    var small = Int8(5)
    var kind = World.Kind(rawValue: 0)!
}

@Fetchable
struct Declared {
    var a, b: Int
    var c = 1, d: String
    var implicit: String!
    var observed: Int { didSet { changes += 1 } }
    var observed2 = 5 { willSet { changes += 1 } }
    @Clamped var wrapped: Int
    @Clamped var wrapped2 = 4
    @FetchingIgnored var changes = 0
    @FetchingIgnored var remark: String?
    @FetchingIgnored let version = 2

    static let shared = 1
    static var all: [Int] { [] }
    var computed: String { "\(a)" }
    var settable: String {
        get { "" }
        set { a = newValue.count }
    }
    lazy var slow = [1]

    struct Nested {}
    func run() {}
}

@Fetchable
struct Conditional {
    let id: Int
    #if os(Linux)  // where everything is tested
    var system: String
    #elseif os(Windows)
    var drive: String
    #else
    var volume: Int
    #if DEBUG
    var trace: Int
    #endif
    #endif
    /// After the conditions.
    var odd: Int = 4  // end
    #if os(Linux)
    func run() {}
    #endif
}

@Fetchable
struct Deprecated {
    let id: Int
    @available(*, deprecated, message: "Use id") var old: Int
}

@available(*, deprecated)
@Fetchable
struct DeprecatedModel {
    let id: Int
}

@available(macOS 15, *)
@Fetchable
struct Recent {
    let id: Int
}

@MainActor
@Fetchable
struct Isolated {
    @PrimaryKey let a: Int
    @PrimaryKey let b: Int
    var name: String
}

@Fetchable
nonisolated struct Nonisolated {
    nonisolated let id: Int
}
