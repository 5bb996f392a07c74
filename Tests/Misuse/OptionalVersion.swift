import Fetching

@Fetchable
struct Note {
    let id: Int
    @Version var version: Int?  // expected-error {{'@Version' counts changes, and needs an integer type such as 'Int', not 'Int?'}}
}
