import Fetching

@Fetchable
struct Account {
    let id: Int
    @FetchingStorage(.unixSeconds) var name: String
}

// expected-expansion@-2:1 {{
//   expected-error@8 {{'init(_:column:storage:keyPath:value:)' is unavailable: its storage is one of values of another type than that of the property}}
// }}
