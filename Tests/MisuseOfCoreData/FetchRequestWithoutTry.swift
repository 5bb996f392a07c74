import CoreData
import Fetching
import FetchingCoreData

func request() {
    _ = User.request().all().nsFetchRequest  // expected-error {{property access can throw, but it is not marked with 'try' and the error is not handled}}
}
