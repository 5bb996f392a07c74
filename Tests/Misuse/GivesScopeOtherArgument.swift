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

// expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
let memos = Memo.request().all().with(tenant, "seven")
