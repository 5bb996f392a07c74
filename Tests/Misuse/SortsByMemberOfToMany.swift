import Fetching

// expected-error@+1 {{subscript index of type 'ToManyMember<User, Pet>._NoSuchMember' (aka '`has isEmpty, count, contains, allSatisfy, sum, average, min and max`') in a key path must be Hashable}}
let users = User.request().all().sorted(by: .ascending(\.pets.name))
