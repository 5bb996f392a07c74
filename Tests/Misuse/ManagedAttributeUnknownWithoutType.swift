import Fetching
import FetchingCoreData

enum Level: String, FetchableValue { case low, high }

class NSManagedObject {}

final class Account: NSManagedObject {
    @ManagedAttribute(.rawRepresentable, unknown: .low) var level: Level?  // expected-error {{cannot infer contextual base in reference to member 'low'}}
}
