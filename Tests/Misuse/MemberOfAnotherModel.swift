import Fetching

// expected-error@+1 {{referencing operator function '==' on 'ComparableWithOtherModels' requires that 'FetchableMember<Pet, String>' conform to 'ComparableWithOtherModels'}}
let users = User.request().all().where { _ in Pet.fetchableMembers.name == "Rex" }
