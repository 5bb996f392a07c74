import Fetching

// expected-error@+1 {{type 'Plan' has no member 'request'}}
let plans = Plan.request()
