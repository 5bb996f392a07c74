import Fetching

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'ShopAddress' has no such member; it has 'city', 'floor', 'geo', 'annex' and 'opened'}}
let shops = Shop.request().all().where { $0.address.town == "Rome" && $0.id > 3 && $0.address.floor > 1 }
