import CoreData
import Fetching
import FetchingCoreData

let users = User.request().all().setting(\.batchSize, to: 20)  // expected-error {{cannot convert value of type 'KeyPath<NSFetchRequest<User>, Value>' to expected argument type 'ReferenceWritableKeyPath<NSFetchRequest<User>, Int>'}} expected-error {{value of type 'NSFetchRequest<User>' has no member 'batchSize'}}
