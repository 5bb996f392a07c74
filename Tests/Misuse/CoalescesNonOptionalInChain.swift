import Fetching

// expected-error@+1 {{conformance of 'CoalescedValue<Value>' to 'ReplaceableByOtherTypes' is unavailable: '??' has an optional member on the left, and a value or member of its type and of the same model on the right}}
let users = User.request().all().where { $0.score ?? 3 > 5 && $0.isAdmin && $0.name == "a" || $0.bonus > 4 }
