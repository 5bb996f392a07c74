import Fetching

func request() {
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'User.PrimaryKey' (aka 'Int')}}
    _ = User.find("Joe")
}
