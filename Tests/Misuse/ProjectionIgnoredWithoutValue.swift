import Fetching

@Projection
struct Line {
    var name: String
    // expected-error@+1 {{'isSelected' needs an initial value, because it is ignored when a row is decoded}}
    @FetchingIgnored var isSelected: Bool
}
