import Fetching

// expected-error@+3 {{value of optional type 'PageCursor?' must be unwrapped to a value of type 'PageCursor'}}
// expected-note@+2 {{coalesce using '??' to provide a default when the optional value contains 'nil'}}
// expected-note@+1 {{force-unwrap using '!' to abort execution if the optional value contains 'nil'}}
let cursor: PageCursor = PageCursor("AQID")
