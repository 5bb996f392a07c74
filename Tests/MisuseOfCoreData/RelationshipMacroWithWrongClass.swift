import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @FetchingRelationship(Stranger.self) @NSManaged var mugs: NSSet?  // expected-error {{macro 'FetchingRelationship' requires that 'Stranger' conform to 'Fetchable'}}
}

// expected-expansion@-2:1 {{
//   expected-error@3 {{type 'Stranger.FetchedModel' (aka 'ClassThatIsNotFetchable') does not conform to protocol 'Fetchable'}}
// }}

// expected-expansion@-6:2 {{
//   expected-error@8 {{no exact matches in call to initializer }}
// }}
