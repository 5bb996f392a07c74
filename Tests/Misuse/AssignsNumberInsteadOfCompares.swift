import Fetching

// expected-error@+1 {{'where' is unavailable: '=' assigns; compare with '=='}}
let users = User.request().all().where { $0.score = 3 }
