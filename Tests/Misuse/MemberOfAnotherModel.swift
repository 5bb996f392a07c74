import Fetching

// expected-error@+1 {{referencing operator function '==' on 'RefusingModels' requires that 'FetchableMember<Pet, String>' conform to 'RefusingModels'}}
let users = User.request().all().where { _ in Pet.fetchableMembers.name == "Rex" }
