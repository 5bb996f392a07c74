import Fetching

// expected-error@+1 {{type 'FetchableNaming' has no member 'kebabCase'}}
@Fetchable(naming: .kebabCase)
struct Account { let id: Int }
