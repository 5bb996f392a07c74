import Fetching

@Fetchable
struct Branch {
    let id: Int
    @FetchingStorage(.columns) var geo: Geo
}

// expected-expansion@-2:1 {{
//   expected-error@8 {{'FetchableColumns' is unavailable: a struct is spread over columns if it has '@FetchableFields(.columns)'}}
// }}
