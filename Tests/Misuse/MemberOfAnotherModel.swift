import Fetching

// expected-error@+1 {{referencing operator function '==' on 'KeyedFetchableMembers' requires that 'FetchableMember<Pet, String>' conform to 'KeyedFetchableMembers'}}
let users = User.request().all().where { _ in Pet.fetchableMembers.name == "Rex" }
