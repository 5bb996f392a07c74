import Fetching
import Foundation

@Fetchable
struct Branch {
    let id: Int
    @FetchingStorage(.json) var opened: Date
}

// expected-expansion@-2:1 {{
//   expected-error@8 {{'init(_:column:storage:keyPath:value:)' is unavailable: a struct is stored as JSON if it has '@FetchableFields', and an array of texts, numbers or Bools}}
// }}
