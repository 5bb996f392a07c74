import Fetching

// expected-error@+1 {{global function 'choose(if:then:else:)' requires the types 'String' and 'Int' be equivalent}}
let users = User.request().all().where { choose(if: $0.isAdmin, then: $0.name, else: 3) == "x" }
