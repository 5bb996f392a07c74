import Fetching

let isNew = true

// expected-error@+1 {{global function 'choose(if:then:else:)' requires that 'Bool' conform to 'FetchableCondition'}}
let users = User.request().all().where { choose(if: isNew, then: $0.name, else: "y") == "x" }
