import Fetching

// expected-error@+1 {{'@Fetchable' cannot be applied to the '@MainActor' class 'Account', because rows are decoded and conditions evaluated outside 'MainActor', where its variables cannot be accessed; use a struct}}
@MainActor @Fetchable
final class Account { var id = 0 }
