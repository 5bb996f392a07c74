import Fetching

// expected-error@+1 {{type 'ChosenValue' has no member 'premium'}}
let users = User.request().all().where { choose(if: $0.isAdmin, then: $0.plan, else: .premium) == Plan.freemium }
