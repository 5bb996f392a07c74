import Fetching

extension SafeFetchingExample {
    static let compounds: [SafeFetchingExample] = [
        .init(
            { $0.score == 10 && $0.name == "Joe" }, "(%K == %@ AND %K == %@)",
            ["score", .double(10), "name", .text("Joe")], #"(score == 10.0 AND name == "Joe")"#),
        .init(
            { $0.score == 10 || $0.name == "Joe" }, "(%K == %@ OR %K == %@)",
            ["score", .double(10), "name", .text("Joe")], #"(score == 10.0 OR name == "Joe")"#),
        .init(
            { $0.score > 10 && $0.motto.hasPrefix("Ma") && $0.motto.hasSuffix("ry") },
            "(%K > %@ AND %K BEGINSWITH %@ AND %K ENDSWITH %@)",
            ["score", .double(10), "motto", .text("Ma"), "motto", .text("ry")],
            #"(score > 10.0 AND motto BEGINSWITH "Ma" AND motto ENDSWITH "ry")"#),
        .init(
            { $0.score > 10 && $0.motto.hasPrefix("Ma") || $0.motto.hasSuffix("ry") },
            "((%K > %@ AND %K BEGINSWITH %@) OR %K ENDSWITH %@)",
            ["score", .double(10), "motto", .text("Ma"), "motto", .text("ry")],
            #"((score > 10.0 AND motto BEGINSWITH "Ma") OR motto ENDSWITH "ry")"#),
        .init(
            { $0.score > 10 && ($0.motto.hasPrefix("Ma") || $0.motto.hasSuffix("ry")) },
            "(%K > %@ AND (%K BEGINSWITH %@ OR %K ENDSWITH %@))",
            ["score", .double(10), "motto", .text("Ma"), "motto", .text("ry")],
            #"(score > 10.0 AND (motto BEGINSWITH "Ma" OR motto ENDSWITH "ry"))"#),
        .init(
            { $0.isAdmin && $0.score > 10 }, "(%K == %@ AND %K > %@)",
            ["isAdmin", .bool(true), "score", .double(10)], "(isAdmin == YES AND score > 10.0)"),
        .init(
            { $0.score > 10 || $0.isAdmin }, "(%K > %@ OR %K == %@)",
            ["score", .double(10), "isAdmin", .bool(true)], "(score > 10.0 OR isAdmin == YES)"),
        .init(
            { !$0.isAdmin || $0.score > 10 }, "(%K != %@ OR %K > %@)",
            ["isAdmin", .bool(true), "score", .double(10)], "(isAdmin != YES OR score > 10.0)"),
        .init(
            { $0.isAdmin && $0.isAdmin }, "(%K == %@ AND %K == %@)",
            ["isAdmin", .bool(true), "isAdmin", .bool(true)], "(isAdmin == YES AND isAdmin == YES)"),
        .init(
            { members in members.score > 10 && members.motto.contains("ar") || !members.isAdmin },
            "((%K > %@ AND %K CONTAINS %@) OR %K != %@)",
            ["score", .double(10), "motto", .text("ar"), "isAdmin", .bool(true)],
            #"((score > 10.0 AND motto CONTAINS "ar") OR isAdmin != YES)"#),
    ]

    static let relationships: [SafeFetchingExample] = [
        .init({ $0.pet.name == "Rex" }, "%K == %@", ["pet.name", .text("Rex")], #"pet.name == "Rex""#),
        .init({ $0.mentor.name == "Joe" }, "%K == %@", ["mentor.name", .text("Joe")], #"mentor.name == "Joe""#),
        .init({ $0.pet == nil }, "%K == nil", ["pet"], "pet == nil"),
        .init({ $0.pet != nil }, "%K != nil", ["pet"], "pet != nil"),
        .init({ $0.pet.isObject("rex") }, "%K == %@", ["pet", .object("rex")], "pet == rex"),
        .init(
            { !$0.pet.isObject("rex") }, "(%K != %@ OR %K == nil)", ["pet", .object("rex"), "pet"],
            "(pet != rex OR pet == nil)"),
        .init(
            { $0.coffeeMugs.contains { $0.isObject("mug") } },
            "SUBQUERY(%K, $coffeeMugs, $coffeeMugs == %@).@count > 0", ["coffeeMugs", .object("mug")],
            "SUBQUERY(coffeeMugs, $coffeeMugs, $coffeeMugs == mug).@count > 0"),
        .init({ $0.isObject("joe") }, "SELF == %@", [.object("joe")], "SELF == joe"),
        .init({ !$0.isObject("joe") }, "SELF != %@", [.object("joe")], "SELF != joe"),
    ]
}
