@_spi(Fetching) import Fetching
@_spi(Fetching) import FetchingCore
import Foundation

extension SafeFetchingExample {
    static let comparisons: [SafeFetchingExample] = [
        .init({ $0.name == "Mary" }, "%K == %@", ["name", .text("Mary")], #"name == "Mary""#),
        .init(
            { $0.name != "Mary" }, "(%K != %@ OR %K == nil)", ["name", .text("Mary"), "name"],
            #"(name != "Mary" OR name == nil)"#),
        .init({ $0.motto != "Go" }, "%K != %@", ["motto", .text("Go")], #"motto != "Go""#),
        .init({ $0.name == nil }, "%K == nil", ["name"], "name == nil"),
        .init({ $0.name != nil }, "%K != nil", ["name"], "name != nil"),
        .init({ $0.score == 20 }, "%K == %@", ["score", .double(20)], "score == 20.0"),
        .init({ $0.score > 20 }, "%K > %@", ["score", .double(20)], "score > 20.0"),
        .init({ $0.score >= 20 }, "%K >= %@", ["score", .double(20)], "score >= 20.0"),
        .init({ $0.score < 20 }, "%K < %@", ["score", .double(20)], "score < 20.0"),
        .init({ $0.score <= 20 }, "%K <= %@", ["score", .double(20)], "score <= 20.0"),
        .init({ $0.rank == 3 }, "%K == %@", ["rank", .int(3)], "rank == 3"),
        .init(
            { $0.signupDate == Date(timeIntervalSinceReferenceDate: 60) }, "%K == %@",
            ["signupDate", .date(Date(timeIntervalSinceReferenceDate: 60))], #"signupDate == CAST(60.0, "NSDate")"#),
    ]

    static let truthValues: [SafeFetchingExample] = [
        .init({ $0.isAdmin }, "%K == %@", ["isAdmin", .bool(true)], "isAdmin == YES"),
        .init({ $0.isAdmin == true }, "%K == %@", ["isAdmin", .bool(true)], "isAdmin == YES"),
        .init({ $0.isAdmin == false }, "%K == %@", ["isAdmin", .bool(false)], "isAdmin == NO"),
        .init({ !$0.isAdmin }, "%K != %@", ["isAdmin", .bool(true)], "isAdmin != YES"),
        .init(
            { $0.motto.hasPrefix("Ma") == true }, "%K BEGINSWITH %@", ["motto", .text("Ma")], #"motto BEGINSWITH "Ma""#
        ),
        .init(
            { $0.motto.hasPrefix("Ma") == false }, "(NOT %K BEGINSWITH %@)", ["motto", .text("Ma")],
            #"(NOT motto BEGINSWITH "Ma")"#),
        .init(
            { !$0.motto.hasPrefix("Ma") == false }, "%K BEGINSWITH %@", ["motto", .text("Ma")],
            #"motto BEGINSWITH "Ma""#),
    ]

    static let ranges: [SafeFetchingExample] = [
        .init(
            { $0.score.isIn(10...20) }, "(%K >= %@ AND %K <= %@)", ["score", .double(10), "score", .double(20)],
            "(score >= 10.0 AND score <= 20.0)"),
        .init(
            { $0.score.isIn(1..<10.5) }, "(%K >= %@ AND %K < %@)", ["score", .double(1), "score", .double(10.5)],
            "(score >= 1.0 AND score < 10.5)"),
        .init(
            { $0.score.isNotIn(10...20) }, "(%K < %@ OR %K > %@)", ["score", .double(10), "score", .double(20)],
            "(score < 10.0 OR score > 20.0)"),
        .init(
            { $0.score.isNotIn(1..<10.5) }, "(%K < %@ OR %K >= %@)", ["score", .double(1), "score", .double(10.5)],
            "(score < 1.0 OR score >= 10.5)"),
        .init(
            { (10...20).contains($0.score) }, "(%K >= %@ AND %K <= %@)", ["score", .double(10), "score", .double(20)],
            "(score >= 10.0 AND score <= 20.0)"),
        .init(
            { (10..<20).contains($0.rank) }, "(%K >= %@ AND %K < %@)", ["rank", .int(10), "rank", .int(20)],
            "(rank >= 10 AND rank < 20)"),
    ]

    private static let ranks: [Int32] = [10, 20, 30]

    static let lists: [SafeFetchingExample] = [
        .init(
            { $0.motto.isIn(["Go", "Stay"]) }, "%K IN %@", ["motto", .list([.text("Go"), .text("Stay")])],
            #"motto IN {"Go", "Stay"}"#),
        .init(
            { $0.motto.isIn("Go", "Stay") }, "%K IN %@", ["motto", .list([.text("Go"), .text("Stay")])],
            #"motto IN {"Go", "Stay"}"#),
        .init(
            { $0.motto.isNotIn("Go", "Stay") }, "(NOT %K IN %@)", ["motto", .list([.text("Go"), .text("Stay")])],
            #"(NOT motto IN {"Go", "Stay"})"#),
        .init({ $0.motto.isIn(Set(["Go"])) }, "%K IN %@", ["motto", .list([.text("Go")])], #"motto IN {"Go"}"#),
        .init(
            { $0.name.isIn(["Ann", "Bob"]) }, "(%K != nil AND %K IN %@)",
            ["name", "name", .list([.text("Ann"), .text("Bob")])], #"(name != nil AND name IN {"Ann", "Bob"})"#),
        .init(
            { $0.name.isNotIn(["Ann", "Bob"]) }, "(%K == nil OR (NOT %K IN %@))",
            ["name", "name", .list([.text("Ann"), .text("Bob")])], #"(name == nil OR (NOT name IN {"Ann", "Bob"}))"#),
        .init(
            { ranks.contains($0.rank) }, "%K IN %@", ["rank", .list([.int(10), .int(20), .int(30)])],
            "rank IN {10, 20, 30}"),
    ]
}
