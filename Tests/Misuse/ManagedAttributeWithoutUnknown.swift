import Fetching
import FetchingCoreData

enum Level: String, FetchableValue { case low, high }

class NSManagedObject {}

final class Account: NSManagedObject {
    @ManagedAttribute(.rawRepresentable) var level: Level
    // expected-error@-1 {{'level' needs a value for what cannot be read: give it an initial value, add 'unknown' to the attribute, or make it optional}}
    // expected-error@-2 {{expansion of macro 'ManagedAttribute' did not produce a non-observing accessor (such as 'get') as expected}}
}
