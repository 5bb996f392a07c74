import Fetching

// expected-error@+1 {{type 'TextOptions' has no member 'localized'}}
let users = User.request().all().where { $0.name.contains("jo", options: .localized) }
