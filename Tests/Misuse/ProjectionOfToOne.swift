import Fetching

@Projection
struct Tenant {
    var name: String
    var house: House?
}

// expected-error@+1 {{argument type 'RelatedModel<User, House>' does not conform to expected type 'FetchableSelection'}}
let tenants = User.request().all().select { Tenant.selecting(name: $0.name, house: $0.house) }
