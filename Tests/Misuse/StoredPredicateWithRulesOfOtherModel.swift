import Fetching
import FetchingPredicate
import Foundation

func read(_ data: Data) throws -> FetchPredicate<User> {
    // expected-error@+2 {{cannot convert value of type 'StoredFilterRules<Pet>' to expected argument type 'StoredFilterRules<User>'}}
    // expected-note@+1 {{arguments to generic parameter 'Model' ('Pet' and 'User') are expected to be equal}}
    try User.predicate(stored: data, rules: StoredFilterRules<Pet>())
}
