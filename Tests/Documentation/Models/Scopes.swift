import Fetching
import Foundation

enum Session {
    static let tenant = ScopeArgument<Int>("tenant")
}

@Fetchable
struct Memo {
    let id: Int
    var text: String
    var deletedAt: Date?

    static let remarks = ToMany<Memo, Remark>(\.memoID)

    static let notDeleted = Scope<Memo> { $0.deletedAt == nil }
}

@Fetchable
struct Remark {
    let id: Int
    var memoID: Int?

    static let memo = ToOne<Remark, Memo>(\.memoID)
}

@Fetchable
struct Invoice {
    let id: Int
    var memoID: Int?
    let tenantID: Int

    static let memo = ToOne<Invoice, Memo>(\.memoID)

    static let ofTenant = Scope<Invoice>(Session.tenant) { $0.tenantID == $1 }
}
