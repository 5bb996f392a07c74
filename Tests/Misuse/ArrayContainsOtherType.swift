import Fetching

@Fetchable
struct Account {
    let id: Int
    var names: [String]
}

// expected-error@+1 {{conformance of 'ComparedValue<Value>' to 'ComparableWithOtherTypes' is unavailable: compare it with a value or member of its own type and of the same model}}
let accounts = Account.request().all().where { $0.names.contains(3) }
