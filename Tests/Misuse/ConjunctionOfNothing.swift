import Fetching

// expected-error@+1 {{generic parameter 'Model' could not be inferred}}
let all = [].conjunction()
