import Fetching

// expected-error@+1 {{no exact matches in call to instance method 'including'}}
let users = User.request().all().including { _ in Pet.request().all() }
