import Fetching

// expected-error@+1 {{conformance of 'ComparedValue<Value>' to 'ComparableWithOtherTypes' is unavailable: compare it with a value or member of its own type and of the same model}}
let scope = Scope<Memo>(tenant) { $0.text == $1 }
