import Fetching

@Fetchable
struct Account {
    #if DEBUG
    // expected-error@+1 {{'code' cannot be the key inside '#if', because a model has the same key in every build}}
    @PrimaryKey let code: Int
    #endif
    var name: String
}
