import Fetching

// expected-error@+1 {{type 'Memo' has no member 'shrt'}}
let memos = Memo.request().all().ignoring(\.shrt)
