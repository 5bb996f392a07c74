import Fetching

@Fetchable
struct Account {
    let id: Int
    var names: [String]
}

// expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'Array<String>._Element' (aka 'String')}}
let accounts = Account.request().all().where { $0.names.contains(3) }
