import CoreData
import Fetching
import FetchingCoreData

func users(with mug: Mug) {
    _ = User.request().all().where { $0 == mug }  // expected-error {{conformance of 'ComparedModels<Members>' to 'ComparableWithOtherModels' is unavailable: compare it with a model or key of its own type if that has a key; unwrap what may be nil}}
}
