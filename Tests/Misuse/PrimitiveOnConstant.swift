import Fetching

class NSManagedObject {}

final class Account: NSManagedObject {
    @Primitive(.scalar) let age: Int?
    // expected-error@-1 {{'@Primitive' needs a 'var': Core Data changes the value behind the property}}
    // expected-note@-2 {{Make it 'var'}}
    // expected-error@-3 {{expansion of macro 'Primitive' did not produce a non-observing accessor (such as 'get') as expected}}
}
