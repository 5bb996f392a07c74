import Fetching

let naming = FetchableNaming.snakeCase

// expected-error@+4 {{'naming' must be '.asWritten', '.snakeCase' or '.upperCamelCase', because it is read at compile time}}
// expected-note@+3 {{Replace with '.asWritten'}}
// expected-note@+2 {{Replace with '.snakeCase'}}
// expected-note@+1 {{Replace with '.upperCamelCase'}}
@Fetchable(naming: naming)
struct Account { let id: Int }
