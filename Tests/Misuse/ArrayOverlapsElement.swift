import Fetching

@Fetchable
struct Account {
    let id: Int
    var names: [String]
}

// expected-error@+1 {{conformance of 'ArrayInCondition' to 'HasThisMember' is unavailable: it has '==' and '!=', 'contains', 'isSuperset(of:)', 'overlaps', 'isEmpty', 'count', 'isIn' and 'isNotIn'}}
let accounts = Account.request().all().where { $0.names.overlaps("a") }
