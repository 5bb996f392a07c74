import Fetching
import FetchingCoreData

class NSManagedObject {}

final class Account: NSManagedObject {
    @ManagedAttribute(.scalar) let age: Int?
    // expected-error@-1 {{'@ManagedAttribute' needs a 'var': Core Data changes the value behind the property}}
    // expected-note@-2 {{Make it 'var'}}
    // expected-error@-3 {{expansion of macro 'ManagedAttribute' did not produce a non-observing accessor (such as 'get') as expected}}
}
