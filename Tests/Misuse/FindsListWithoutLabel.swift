import Fetching

func request() {
    // expected-error@+1 {{missing argument label 'keys:' in call}}
    _ = User.find([1, 2])
}
