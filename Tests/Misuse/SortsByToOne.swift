import Fetching

// expected-error@+1 {{static method 'ascending' requires that 'ToOneMember<Pet, User>' conform to 'FetchableOperand'}}
let pets = Pet.request().all().sorted(by: .ascending(\.owner))
