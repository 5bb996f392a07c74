import Fetching

struct Line { var name: String }

// expected-error@+1 {{type 'Line' has no member 'selecting'}}
let lines = User.request().all().select { Line.selecting(name: $0.name) }
