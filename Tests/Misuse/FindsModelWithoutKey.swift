import Fetching

func request() {
    // expected-error@+1 {{type 'Tag' has no member 'find'}}
    _ = Tag.find(1)
}
