import Fetching

let naming = FetchableNaming.snakeCase

// expected-error@+3 {{'naming' must be '.asWritten' or '.snakeCase', because it is read at compile time}}
// expected-note@+2 {{Replace with '.asWritten'}}
// expected-note@+1 {{Replace with '.snakeCase'}}
@Fetchable(naming: naming)
struct Account { let id: Int }
