import Fetching

func draft() {
    // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
    _ = Country.Draft(code: "fr", name: 3, area: 1)
}
