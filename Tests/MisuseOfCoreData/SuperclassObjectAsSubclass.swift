import CoreData
import Fetching
import FetchingCoreData

func dogs(with animal: Animal) {
    _ = Dog.request().all().where { $0 == animal }  // expected-error {{conformance of 'ComparedModels<Members>' to 'ComparableWithOtherModels' is unavailable: compare it with a model or key of its own type if that has a key; unwrap what may be nil}}
}
