import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @ManagedAttribute(.rawRepresentable) var plan: Plan  // expected-error {{'plan' needs a value for what cannot be read: give it an initial value, add 'unknown' to the attribute, or make it optional}} expected-error {{expansion of macro 'ManagedAttribute' did not produce a non-observing accessor (such as 'get') as expected}}
}
