import Fetching

// expected-error@+1 {{referencing operator function '+' on 'RangeReplaceableCollection' requires that 'FetchableMember<User, String>' conform to 'RangeReplaceableCollection'}}
let users = User.request().all().where { $0.name + "!" == "Joe!" }
