import Fetching

@Fetchable
// expected-error@+1 {{'pages' is of type 'Int', and a full text index is one of 'String' and 'String?'}}
@FullText(\.title, \.pages)
struct Novel {
    let id: Int
    var title: String
    var pages: Int
}
