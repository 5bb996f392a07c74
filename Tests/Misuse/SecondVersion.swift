import Fetching

@Fetchable
struct Note {
    let id: Int
    @Version var version: Int
    @Version var revision: Int  // expected-error {{A model has one version, and 'version' is it; remove '@Version' from 'revision'}}
}
