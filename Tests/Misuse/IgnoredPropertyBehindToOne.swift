import Fetching

// expected-error@+1 {{subscript index of type 'User.FetchableMembers._NoSuchMember' (aka 'User.FetchableMembers.`has id, name, nickname}}
let pets = Pet.request().all().where { $0.owner.isSelected == true }
