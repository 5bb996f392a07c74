import Fetching

@Fetchable
struct Branch {
    let id: Int
    @FetchingStorage(.columns) var note: Note?
}

// expected-expansion@-2:1 {{
//   expected-error@8 {{'init(_:)' is unavailable: a struct in columns may be nil if one of its own properties never is: with all of them nil, it could not be told from nil}}
// }}
