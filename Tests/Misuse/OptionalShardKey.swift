import Fetching

@Fetchable
struct Note {
    let id: Int
    @ShardKey var tenantID: Int?  // expected-error {{The shard key cannot be optional, because it says which server has the row}}
}
