import Fetching

// expected-error@+1 {{subscript index of type 'ToManyMember<User, Pet>._NoSuchMember' (aka '`has isEmpty and count, and in a closure contains, allSatisfy, sum, including and more`') in a key path must be Hashable}}
let users = User.request().all().including(\.pets.owner)
