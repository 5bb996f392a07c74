/// The source of a `where` closure, one condition a line.
struct Filter {
    private(set) var conditions: [String]

    private let isChain: Bool

    /// The request whose closure has the conditions.
    private var request = "User.request().all().where"

    /// Conditions that `&&` and `||` join in turn.
    static func chain(_ conditions: [String]) -> Filter { Filter(conditions: conditions, isChain: true) }

    /// Conditions on groups that `&&` and `||` join in turn.
    static func having(_ conditions: [String]) -> Filter {
        var filter = Filter(conditions: conditions, isChain: true)
        filter.request = #"User.request().all().grouped(by: \.plan).having"#
        return filter
    }

    /// Conditions that are statements of their own.
    static func statements(_ conditions: [String]) -> Filter { Filter(conditions: conditions, isChain: false) }

    private init(conditions: [String], isChain: Bool) {
        self.conditions = conditions
        self.isChain = isChain
    }

    func replacing(_ index: Int, with condition: String) -> Filter {
        var filter = self
        filter.conditions[index] = condition
        return filter
    }

    var source: String { "let users = \(request) {\n\(lines.joined(separator: "\n"))\n}" }

    /// The line of the closure at which a condition stands, counted from the one with `where`.
    func line(of index: Int) -> Int { index + 1 }

    private var lines: [String] {
        conditions.enumerated().map { index, condition in
            guard isChain, index > 0 else { return "    \(condition)" }
            return "        \(index.isMultiple(of: 2) ? "||" : "&&") \(condition)"
        }
    }
}

/// Conditions of many kinds, as real filters mix them.
enum Conditions {
    static func mixed(_ count: Int) -> [String] {
        repeating(count) { number in
            [
                "$0.name.hasPrefix(\"a\(number)\")", "$0.score > \(number).5", "$0.nickname == \"b\(number)\"",
                "$0.nickname != nil", "$0.isAdmin",
            ]
        }
    }

    /// Conditions of a dozen kinds.
    static func varied(_ count: Int) -> [String] {
        repeating(count) { number in
            [
                "$0.name.hasPrefix(\"a\(number)\")", "$0.score > \(number).5", "$0.nickname == \"b\(number)\"",
                "$0.nickname != nil", "$0.isAdmin", "!$0.isAdmin",
                "$0.signupDate < Date(timeIntervalSince1970: \(number))", "$0.plan == .premium",
                "$0.pets.contains { $0.weight > \(number) }", "$0.house.street == \"x\(number)\"",
                "$0.score > $0.bonus", "$0.score * 2 > \(number)",
            ]
        }
    }

    /// Conditions on groups, of a dozen kinds.
    static func grouped(_ count: Int) -> [String] {
        repeating(count) { number in
            [
                "$0.count > \(number)", #"$0.average(\.score) > \#(number)"#, "$0.key == .premium",
                #"$0.sum(\.bonus) > \#(number).5"#, #"$0.max(\.visits) > \#(number)"#,
                "$0.count { $0.isAdmin } > \(number)", #"$0.count(distinct: \.name) > \#(number)"#,
                #"$0.min(\.name) == "a\#(number)""#, "!($0.count > \(number))", #"$0.count > $0.sum(\.id)"#,
                #"$0.average(\.score) { $0.isAdmin } > \#(number)"#, #"$0.count * 2 > \#(number)"#,
            ]
        }
    }

    static func repeating(_ count: Int, _ kinds: (Int) -> [String]) -> [String] {
        (0..<count).map { number in
            let kinds = kinds(number)
            return kinds[number % kinds.count]
        }
    }
}
