import Fetching

@Fetchable
struct Note {
    @Version var id: Int  // expected-error {{'id' is the key, which does not change; mark another property as '@Version'}}
}
