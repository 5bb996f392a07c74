import Fetching
import FetchingSearch

// expected-error@+2 {{type 'FetchPredicate<Model>' does not conform to protocol 'SearchedText'}}
// expected-error@+1 {{type 'Bool' does not conform to protocol 'SearchableText'}}
extension FetchPredicate: @retroactive SearchedText {}
