import Fetching

// expected-error@+1 {{missing argument for parameter 'text' in call}}
let cursor = PageCursor()
