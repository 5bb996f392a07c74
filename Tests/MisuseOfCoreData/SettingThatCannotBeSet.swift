import CoreData
import Fetching
import FetchingCoreData

let users = User.request().all().setting(\.entityName, to: "User")  // expected-error {{cannot convert value of type 'any KeyPath<NSFetchRequest<User>, String?> & Sendable' to expected argument type 'ReferenceWritableKeyPath<NSFetchRequest<User>, String>'}}
