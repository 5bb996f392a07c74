import Fetching

@Fetchable
struct Note {
    let id: Int
    @ShardKey var tenantID: Int
    @ShardKey var region: String  // expected-error {{A model has one shard key, and 'tenantID' is it; remove '@ShardKey' from 'region'}}
}
