import Fetching

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'House' has no such member; it has 'id', 'street' and 'floors'}}
let pets = Pet.request().all().where { $0.owner.house.stret == "Elm" }
