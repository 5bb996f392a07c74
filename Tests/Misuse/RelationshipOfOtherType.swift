import Fetching

class NSManagedObject {}

@Fetchable
final class Account: NSManagedObject {
    @FetchingRelationship(Int.self) var pets: [Int] = []
    // expected-error@-1 {{macro 'FetchingRelationship' requires that 'Int' be a class type}}
    // expected-error@-2 {{macro 'FetchingRelationship' requires that 'Int' conform to 'Fetchable'}}
}
