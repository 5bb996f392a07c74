import Fetching

// expected-error@+1 {{subscript index of type 'House.FetchableMembers._NoSuchMember' (aka 'House.FetchableMembers.`has id, street and floors`') in a key path must be Hashable}}
let pets = Pet.request().all().where { $0.owner.house.stret == "Elm" }
