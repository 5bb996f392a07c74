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

// expected-note@+2 {{arguments to generic parameter 'Value' ('Int' and 'Scope<Memo>') are expected to be equal}}
// expected-error@+1 {{cannot convert value of type 'KeyPath<Memo.Type, Int>' to expected argument type 'KeyPath<Memo.Type, Scope<Memo>>'}}
let memos = Memo.request().all().ignoring(\.limit)
