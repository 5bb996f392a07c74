import CoreData
import Fetching
import FetchingCoreData

func predicate() {
    _ = NSPredicate(User.predicate { $0.score > 5 })  // expected-error {{call can throw, but it is not marked with 'try' and the error is not handled}}
}
