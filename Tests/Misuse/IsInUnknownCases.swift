import Fetching

// expected-error@+1 {{type 'Plan' has no member 'gold'}}
let users = User.request().all().where { $0.plan.isIn(.premium, .gold) }
