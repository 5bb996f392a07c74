import CoreData
import Fetching
import FetchingCoreData

/// The classes of the arguments: those of the objects that attributes hold.
enum Arguments {
    static func run() throws {
        let id = try unwrap(UUID(uuidString: "11111111-2222-3333-4444-555555555555"))
        let site = try unwrap(URL(string: "https://example.org"))
        expect(try argument { $0.id == id }, "NSUUID \(id)")
        expect(try argument { $0.name == "Maria" }, "NSString Maria")
        expect(try argument { $0.age == 3 }, "NSNumber(Int) 3")
        expect(try argument { $0.score == 1.5 }, "NSNumber(Double) 1.5")
        expect(try argument { $0.isAdmin == true }, "NSNumber(Bool) 1")
        expect(try argument { $0.joined == Date(timeIntervalSinceReferenceDate: 5.5) }, "NSDate 5.5")
        expect(try argument { $0.site == site }, "NSURL https://example.org")
        expect(try argument { $0.balance == 12.5 }, "NSDecimalNumber 12.5")
        expect(try argument { $0.plan == .premium }, "NSString premium")
        expect(try argument { $0.visits == 7 }, "NSNumber(Int) 7")
        let data = try predicate { $0.avatar == Data([1, 2]) }.stub_arguments.last
        expect((data as? NSData)?.isEqual(to: Data([1, 2])) == true)
        expect(data.map { $0 is NSData } ?? false)
        try objects()
    }

    private static func objects() throws {
        let user = User.new()
        let other = User.new()
        let identity = try predicate { $0.objectID == user.objectID }.stub_arguments.last
        expect(identity as? NSManagedObjectID === user.objectID)
        let object = try predicate { $0 == user }.stub_arguments.last
        expect(object as? NSManagedObjectID === user.objectID)
        let list = try predicate { $0.friend.isIn([user, other]) }.stub_arguments.last as? NSArray
        expect(list?.count, 2)
        expect(list?.firstObject as? NSManagedObjectID === user.objectID)
    }

    private static func argument(
        @PredicateBuilder<User> _ condition: (User.FetchableMembers) -> FetchPredicate<User>
    ) throws -> String? {
        try predicate(condition).stub_arguments.last.map(argumentText)
    }

    private static func predicate(
        @PredicateBuilder<User> _ condition: (User.FetchableMembers) -> FetchPredicate<User>
    ) throws -> NSPredicate {
        try NSPredicate(User.predicate(condition))
    }
}

struct Missing: Error {}

func unwrap<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Missing() }
    return value
}
