import Fetching

// expected-error@+2 {{'@FetchingIgnored' has no effect, because the property is not in a type that has '@Fetchable'}}
// expected-note@+1 {{Remove '@FetchingIgnored'}}
@FetchingIgnored let code = 1
