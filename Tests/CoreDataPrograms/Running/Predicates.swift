import CoreData
import Fetching
import FetchingCoreData

/// The predicates that `NSPredicate` is given: format and arguments.
enum Predicates {
    static func run() throws {
        try comparisons()
        try relationships()
        try alone()
    }

    private static func comparisons() throws {
        expect(try format { $0.score > 10 }, "%K > %@ | NSString score | NSNumber(Double) 10.0")
        expect(
            try format { $0.name.hasPrefix("Ma") && !$0.isAdmin },
            "(%K BEGINSWITH %@ AND %K != %@) | NSString name | NSString Ma | NSString isAdmin | NSNumber(Bool) 1")
        expect(
            try format { $0.nickname != "M" },
            "(%K != %@ OR %K == nil) | NSString nickname | NSString M | NSString nickname")
        expect(try format { $0.nickname == nil }, "%K == nil | NSString nickname")
        expect(try format { $0.plan == .premium }, "%K == %@ | NSString plan | NSString premium")
        expect(
            try format { $0.rights.contains(.writing) },
            "(%K & %@) == %@ | NSString rights | NSNumber(Int) 2 | NSNumber(Int) 2")
        expect(
            try format { $0.name.contains("%@ x", options: .caseInsensitive) },
            "%K CONTAINS[c] %@ | NSString name | NSString %@ x")
        expect(
            try format { $0.age.isIn([1, 2]) }, "%K IN %@ | NSString age | NSArray {NSNumber 1, NSNumber 2}")
        expect(
            try format { $0.age.isIn(3..<5) },
            "(%K >= %@ AND %K < %@) | NSString age | NSNumber(Int) 3 | NSString age | NSNumber(Int) 5")
    }

    private static func relationships() throws {
        expect(
            try format { $0.friend.name == "Maria" }, "%K == %@ | NSString friend.name | NSString Maria")
        expect(
            try format { $0.mugs.contains { $0.volume > 0.5 } },
            "SUBQUERY(%K, $mugs, ($mugs.volume != nil AND $mugs.volume > %@)).@count > 0 | NSString mugs | NSNumber(Double) 0.5"
        )
        expect(try format { $0.mugs.count > 2 }, "%K > %@ | NSString mugs.@count | NSNumber(Int) 2")
        expect(try format { $0.friend == nil }, "%K == nil | NSString friend")
    }

    private static func alone() throws {
        expect(text(of: try NSPredicate(User.predicate { $0.age == 1 })), "%K == %@ | NSString age | NSNumber(Int) 1")
        expect(text(of: try NSPredicate(FetchPredicate<User>.all([]))), "TRUEPREDICATE")
        expect(text(of: try User.request().all().nsFetchRequest.predicate), "none")
        expect(text(of: try User.request().all().where(.all([])).nsFetchRequest.predicate), "none")
        expectError(
            .unsupported,
            "Core Data's predicates cannot ask for the length of a text, which Core Data counts in other units or not at all"
        ) {
            try NSPredicate(User.predicate { $0.name.unicodeScalarCount > 3 })
        }
    }

    private static func format(
        @PredicateBuilder<User> _ condition: (User.FetchableMembers) -> FetchPredicate<User>
    ) throws -> String {
        text(of: try User.request().all().where(condition).nsFetchRequest.predicate)
    }
}
