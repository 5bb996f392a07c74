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

// expected-error@+1 {{conformance of 'ComparedValue<Value>' to 'ComparableWithOtherTypes' is unavailable: compare it with a value or member of its own type and of the same model}}
let scope = Scope<Memo>(tenant) { $0.text == $1 }
