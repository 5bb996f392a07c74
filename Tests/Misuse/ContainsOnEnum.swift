import Fetching

// expected-error@+1 {{instance method 'contains' requires that 'Plan' conform to 'OptionSet'}}
let users = User.request().all().where { $0.plan.contains(.premium) }
