import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Poodle: Dog {
    @PrimaryKey @NSManaged var number: String  // expected-error {{a subclass has the key of its superclass: declare it there}} expected-note {{Remove '@PrimaryKey'}}
}
