import Fetching

// expected-error@+1 {{instance method 'joined(_:separator:order:)' requires that 'Double' conform to 'FetchableText'}}
let ages = User.request().all().joined(\.score, separator: ", ")
