import CoreData
import Fetching

enum Plan: String, FetchableValue, CaseIterable {
    case freemium, premium
}

struct Rights: OptionSet, FetchableValue {
    let rawValue: Int

    static let reading = Rights(rawValue: 1)
    static let writing = Rights(rawValue: 2)
}

/// A model with all kinds of attributes, without the macro: `@NSManaged`, which makes properties that are not optional,
/// cannot be run here.
class User: NSManagedObject, KeyedFetchable {
    typealias FetchedModel = User

    var id: UUID { stored("id", or: UUID()) }
    var name: String { stored("name", or: "") }
    var nickname: String? { stored("nickname") }
    var age: Int { stored("age", or: 0) }
    var visits: Int16? { stored("visits") }
    var score: Double { stored("score", or: 0) }
    var isAdmin: Bool { stored("isAdmin", or: false) }
    var joined: Date { stored("joined", or: .distantPast) }
    var avatar: Data? { stored("avatar") }
    var site: URL? { stored("site") }
    var balance: Decimal { stored("balance", or: 0) }
    var plan: Plan { Plan(rawValue: stored("plan", or: "")) ?? .freemium }
    var rights: Rights { Rights(rawValue: stored("rights", or: 0)) }
    var friend: User? { stored("friend") }
    var mugs: Set<Mug> { stored("mugs", or: []) }

    struct FetchableMembers: KeyedFetchableMembers {
        typealias Model = User
        let id = FetchableMember<User, UUID>("id") { $0.id }
        let name = FetchableMember<User, String>("name") { $0.name }
        let nickname = FetchableMember<User, String?>("nickname") { $0.nickname }
        let age = FetchableMember<User, Int>("age") { $0.age }
        let visits = FetchableMember<User, Int16?>("visits") { $0.visits }
        let score = FetchableMember<User, Double>("score") { $0.score }
        let isAdmin = FetchableMember<User, Bool>("isAdmin") { $0.isAdmin }
        let joined = FetchableMember<User, Date>("joined") { $0.joined }
        let avatar = FetchableMember<User, Data?>("avatar") { $0.avatar }
        let site = FetchableMember<User, URL?>("site") { $0.site }
        let balance = FetchableMember<User, Decimal>("balance") { $0.balance }
        let plan = FetchableMember<User, Plan>("plan") { $0.plan }
        let rights = FetchableMember<User, Rights>("rights") { $0.rights }
        var friend: ToOneMember<User, User> { ToOneMember(property: "friend") { $0.friend } }
        var mugs: ToManyMember<User, Mug> { ToManyMember(property: "mugs") { $0.mugs } }
    }
    static let fetchableMembers = FetchableMembers()

    static let fetchableEntity = FetchableEntity(
        name: "Customer",
        columns: [
            fetchableMembers.id.column, fetchableMembers.name.column, fetchableMembers.nickname.column,
            fetchableMembers.age.column, fetchableMembers.visits.column, fetchableMembers.score.column,
            fetchableMembers.isAdmin.column, fetchableMembers.joined.column, fetchableMembers.avatar.column,
            fetchableMembers.site.column, fetchableMembers.balance.column, fetchableMembers.plan.column,
            fetchableMembers.rights.column,
        ])

    static var primaryKeyColumns: [FetchableColumn] { [fetchableMembers.id.column] }
    static func primaryKeyValues(of key: UUID) throws -> [PrimitiveValue] { [.uuid(key)] }
    var primaryKey: UUID { id }
}

extension NSManagedObject {
    fileprivate func stored<Value>(_ key: String) -> Value? { primitiveValue(forKey: key) as? Value }
    fileprivate func stored<Value>(_ key: String, or missing: Value) -> Value { stored(key) ?? missing }
}
