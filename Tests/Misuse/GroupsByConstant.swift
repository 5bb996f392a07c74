import Fetching

// expected-error@+1 {{instance method 'grouped(by:)' requires that 'Int' conform to 'FetchableOperand'}}
let groups = User.request().all().grouped { _ in 5 }
