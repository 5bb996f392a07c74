import Fetching

// expected-note@+2 {{arguments to generic parameter 'Value' ('Int' and 'Scope<Memo>') are expected to be equal}}
// expected-error@+1 {{cannot convert value of type 'KeyPath<Memo.Type, Int>' to expected argument type 'KeyPath<Memo.Type, Scope<Memo>>'}}
let memos = Memo.request().all().ignoring(\.limit)
