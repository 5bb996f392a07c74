import Fetching

// expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
let memos = Memo.request().all().with(tenant, "seven")
