import CoreData
import Fetching
import FetchingCoreData

/// Comparisons with objects and with their identifiers.
enum Objects {
    static func run() throws {
        let user = User.new()
        let other = User.new()
        let mug = Mug.new()
        let id = user.objectID
        try expectFormat("SELF == %@", [id]) { $0 == user }
        try expectFormat("SELF != %@", [id]) { $0 != user }
        try expectFormat("SELF == %@", [id]) { $0.objectID == id }
        try expectFormat("SELF == %@", [id]) { $0 == id }
        try expectFormat("SELF != %@", [id]) { $0 != id }
        try expectFormat("%K == %@", ["friend", id]) { $0.friend == id }
        try expectFormat("(%K != %@ OR %K == nil)", ["friend", id, "friend"]) { $0.friend != id }
        try expectFormat("%K == %@", ["friend", id]) { $0.friend.isIn([id]) }
        try expectFormat("SUBQUERY(%K, $mugs, $mugs == %@).@count > 0", ["mugs", id]) { $0.mugs.contains(id) }
        try expectFormat("SELF != %@", [id]) { $0.objectID != id }
        try expectFormat("%K == %@", ["friend", id]) { $0.friend == user }
        try expectFormat("(%K != %@ OR %K == nil)", ["friend", id, "friend"]) { $0.friend != user }
        try expectFormat("%K == %@", ["friend", id]) { $0.friend.objectID == id }
        try expectFormat("%K == nil", ["friend"]) { $0.friend == nil }
        try expectFormat("%K != nil", ["friend"]) { $0.friend != nil }
        try expectFormat(
            "((%K != nil AND %K != nil AND %K == %@) OR (%K == nil AND %K == nil))".replacing("%@", with: "%K"),
            ["friend", "enemy", "friend", "enemy", "friend", "enemy"]
        ) { $0.friend == $0.enemy }
        try expectFormat("SUBQUERY(%K, $mugs, $mugs == %@).@count > 0", ["mugs", mug.objectID]) {
            $0.mugs.contains(mug)
        }
        try expectFormat("SUBQUERY(%K, $mugs, $mugs == %@).@count > 0", ["mugs", mug.objectID]) {
            $0.mugs.contains { $0 == mug }
        }
        try expectFormat("SUBQUERY(%K, $mugs, $mugs != %@).@count > 0", ["mugs", mug.objectID]) {
            $0.mugs.contains { $0 != mug }
        }
        try expectFormat("FALSEPREDICATE", []) { $0.objectID.isIn([]) }
        let several = try NSPredicate(User.predicate { $0.objectID.isIn([user.objectID, other.objectID]) })
        expect(several.stub_format, "SELF IN %@")
        let list = several.stub_arguments.first as? NSArray
        expect(list?.object(at: 0) as? NSManagedObjectID === user.objectID)
        expect(list?.object(at: 1) as? NSManagedObjectID === other.objectID)
        let friends = try NSPredicate(User.predicate { $0.friend.isIn([user, other]) })
        expect(friends.stub_format, "%K IN %@")
        expect((friends.stub_arguments.last as? NSArray)?.count, 2)
        try inMemory(user, other)
    }

    private static func inMemory(_ user: User, _ other: User) throws {
        let friendly = User.new(["friend": user])
        let users = [user, other, friendly]
        expect(try User.request().all().where { $0 == user }.fetch(in: users) == [user])
        expect(try User.request().all().where { $0.friend == user }.fetch(in: users) == [friendly])
        expect(try User.request().all().where { $0.friend != user }.fetch(in: users) == [user, other])
        expect(try User.request().all().where { $0.objectID.isIn([other.objectID]) }.fetch(in: users) == [other])
    }

    private static func expectFormat(
        _ format: String, _ arguments: [AnyHashable], file: String = #fileID, line: Int = #line,
        @PredicateBuilder<User> _ condition: (User.FetchableMembers) -> FetchPredicate<User>
    ) throws {
        let predicate = try NSPredicate(User.predicate(condition))
        let format = arguments.isEmpty && format.hasSuffix("PREDICATE") ? format : format
        expect(predicate.stub_format ?? "", format, file: file, line: line)
        let found = predicate.stub_arguments.map { argument in
            (argument as? NSString).map { AnyHashable(String(describing: $0)) } ?? AnyHashable(argument as? NSObject)
        }
        expect(
            found, arguments.map { $0.base is String ? $0 : AnyHashable($0.base as? NSObject) }, file: file, line: line)
    }
}
