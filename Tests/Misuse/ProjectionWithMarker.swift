import Fetching

@Projection
struct Line {
    // expected-error@+2 {{'@FetchingName' has no effect, because 'Line' does not have '@Fetchable'}}
    // expected-note@+1 {{Remove '@FetchingName'}}
    @FetchingName("n") var name: String
}
