import Fetching

// expected-error@+2 {{binary operator '+' cannot be applied to operands of type 'String' and 'Int'}}
// expected-note@+1 {{overloads for '+' exist with these partially matching parameter lists: (Int, Int), (String, String)}}
let names = User.request().all().select(\.name).map { $0 + 1 }
