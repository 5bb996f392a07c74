import Fetching

@Fetchable
struct Account {
    let id: Int
    // expected-error@+1 {{'FetchableMembers' is declared by '@Fetchable'; remove one of the two}}
    struct FetchableMembers {}
}
