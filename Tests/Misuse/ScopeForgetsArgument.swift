import Fetching

let tenant = ScopeArgument<Int>("tenant")

@Fetchable
struct Memo {
    let id: Int
    var text: String
    var tenantID: Int

    static let limit = 3
    static let short = Scope<Memo> { $0.text == "" }
    static let ofTenant = Scope<Memo>(tenant) { $0.tenantID == $1 }
}

// expected-error@+1 {{contextual closure type '@Sendable (Memo.FetchableMembers) -> FetchPredicate<Memo>' expects 1 argument, but 2 were used in closure body}}
let scope = Scope<Memo> { $0.tenantID == $1 }
