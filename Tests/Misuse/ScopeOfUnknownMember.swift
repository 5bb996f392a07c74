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

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'Memo' has no such member; it has 'id', 'text' and 'tenantID'}}
let scope = Scope<Memo> { $0.txt == "" }
