import Fetching

// expected-error@+1 {{conformance of 'User' to 'HasThisMember' is unavailable: 'User' has no such member; it has 'id', 'name', 'nickname', 'score', 'bonus', 'visits', 'isAdmin', 'isVerified', 'plan', 'rights', 'signupDate', 'houseID', 'pets' and 'house'}}
let pets = Pet.request().all().where { $0.owner.nmae == "Joe" }
