import CoreData
import Fetching
import FetchingCoreData

func dogs(with animal: Animal) {
    _ = Dog.request().all().where { $0 == animal }  // expected-error {{'==' is unavailable: compare it with an object of its own class, or with an identifier}}
}
