import Fetching

extension ConformanceGroup {
    /// `==` and `!=` follow Swift: nil equals nil, and differs from every value.
    static let nilComparison = ConformanceGroup("Nil", literals + members + otherOperators)

    private static let people = [
        Person(id: 1, name: "x", nickname: "x", motto: nil, bonus: 1, isActive: true),
        Person(id: 2, name: "y", nickname: "y", motto: "y", bonus: 0, isActive: false, previousPlan: .premium),
        Person(id: 3, name: "x", nickname: nil, motto: "x", bonus: nil, isActive: nil),
        Person(id: 4, name: "", nickname: "", motto: nil, bonus: -0.0, isActive: true, previousPlan: .trial),
        Person(id: 5, name: "", nickname: nil, motto: nil, bonus: -1, isActive: nil),
    ]

    private static let literals: [ConformanceCase] = [
        ConformanceCase("== nil", in: people, keys: [3, 5]) { $0.nickname == nil },
        ConformanceCase("!= nil", in: people, keys: [1, 2, 4]) { $0.nickname != nil },
        ConformanceCase("not == nil", in: people, keys: [1, 2, 4]) { !($0.nickname == nil) },
        ConformanceCase("== a nil variable", in: people, keys: [3, 5]) { [none = String?.none] in $0.nickname == none },
        ConformanceCase("!= a nil variable", in: people, keys: [1, 2, 4]) { [none = String?.none] in
            $0.nickname != none
        },
        ConformanceCase("== a value", in: people, keys: [1]) { $0.nickname == "x" },
        ConformanceCase("not == a value keeps nil", in: people, keys: [2, 3, 4, 5]) { !($0.nickname == "x") },
        ConformanceCase("!= a value keeps nil", in: people, keys: [2, 3, 4, 5]) { $0.nickname != "x" },
        ConformanceCase("not != a value", in: people, keys: [1]) { !($0.nickname != "x") },
        ConformanceCase("the empty text is not nil", in: people, keys: [4]) { $0.nickname == "" },
        ConformanceCase("zero is not nil", in: people, keys: [2, 4]) { $0.bonus == 0 },
        ConformanceCase("!= false keeps nil", in: people, keys: [1, 3, 4, 5]) { $0.isActive != false },
        ConformanceCase("an enum that is nil", in: people, keys: [1, 3, 4, 5]) { $0.previousPlan != .premium },
    ]

    private static let members: [ConformanceCase] = [
        ConformanceCase("optional == optional", in: people, keys: [2, 5]) { $0.nickname == $0.motto },
        ConformanceCase("optional != optional", in: people, keys: [1, 3, 4]) { $0.nickname != $0.motto },
        ConformanceCase("not optional == optional", in: people, keys: [1, 3, 4]) { !($0.nickname == $0.motto) },
        ConformanceCase("value == optional", in: people, keys: [1, 2, 4]) { $0.name == $0.nickname },
        ConformanceCase("value != optional", in: people, keys: [3, 5]) { $0.name != $0.nickname },
        ConformanceCase("optional == value", in: people, keys: [1, 2, 4]) { $0.nickname == $0.name },
        ConformanceCase("not value != optional", in: people, keys: [1, 2, 4]) { !($0.name != $0.nickname) },
        ConformanceCase("value == value", in: people, keys: [1, 2, 3, 4, 5]) { $0.name == $0.name },
        ConformanceCase("optional == itself", in: people, keys: [1, 2, 3, 4, 5]) { $0.nickname == $0.nickname },
        ConformanceCase("optional != itself", in: people, keys: []) { $0.nickname != $0.nickname },
    ]

    private static let otherOperators: [ConformanceCase] = [
        ConformanceCase("hasPrefix of nothing is false for nil", in: people, keys: [1, 2, 4]) {
            $0.nickname.hasPrefix("")
        },
        ConformanceCase("not hasPrefix is true for nil", in: people, keys: [2, 3, 4, 5]) {
            !($0.nickname.hasPrefix("x"))
        },
        ConformanceCase("contains of nothing is false for nil", in: people, keys: [1, 2, 4]) {
            $0.nickname.contains("")
        },
        ConformanceCase("not contains is true for nil", in: people, keys: [2, 3, 4, 5]) {
            !$0.nickname.contains("x", options: .caseInsensitive)
        },
        ConformanceCase("hasSuffix of nothing is false for nil", in: people, keys: [1, 2, 4]) {
            $0.nickname.hasSuffix("")
        },
        ConformanceCase("not hasSuffix keeps the empty text", in: people, keys: [2, 4, 5]) {
            !$0.name.hasSuffix("x")
        },
        ConformanceCase("not hasPrefix, folded, keeps the empty text", in: people, keys: [2, 4, 5]) {
            !$0.name.hasPrefix("X", options: .caseInsensitive)
        },
        ConformanceCase("isLike is false for nil", in: people, keys: [1, 2, 4]) { $0.nickname.isLike("*") },
        ConformanceCase("not isLike is true for nil", in: people, keys: [3, 5]) { !$0.nickname.isLike("*") },
        ConformanceCase("matches is false for nil", in: people, keys: [1, 2, 4]) { $0.nickname.matches(".*") },
        ConformanceCase("not matches is true for nil", in: people, keys: [3, 5]) { !$0.nickname.matches(".*") },
        ConformanceCase("isEmpty is false for nil", in: people, keys: [4]) { $0.nickname.isEmpty },
        ConformanceCase("not isEmpty is true for nil", in: people, keys: [1, 2, 3, 5]) { !$0.nickname.isEmpty },
        ConformanceCase("the length of nil is nil", in: people, keys: [3, 5]) {
            $0.nickname.unicodeScalarCount.isNotIn(0...100)
        },
    ]
}
