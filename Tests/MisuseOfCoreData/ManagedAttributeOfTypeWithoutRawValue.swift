import CoreData
import Fetching
import FetchingCoreData

class Shelf: NSManagedObject {
    @ManagedAttribute(.rawRepresentable) var address: Address?
}

// expected-expansion@-3:63 {{
//   expected-error@8 {{static method 'rawRepresentable(_:as:)' requires that 'Address' conform to 'RawRepresentable'}}
//   expected-error@15 {{static method 'rawRepresentable(_:keeping:)' requires that 'Address' conform to 'RawRepresentable'}}
// }}
