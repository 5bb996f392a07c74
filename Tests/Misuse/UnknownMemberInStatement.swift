import Fetching

let users = User.request().all().where {
    // expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'User' has no such member; it has 'id', 'name', 'nickname'}}
    let name = $0.nmae
    return name == "Joe"
}
