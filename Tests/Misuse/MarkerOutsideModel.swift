import Fetching

struct Account {
    // expected-error@+2 {{'@PrimaryKey' has no effect, because 'Account' does not have '@Fetchable'}}
    // expected-note@+1 {{Remove '@PrimaryKey'}}
    @PrimaryKey let code: Int
}
