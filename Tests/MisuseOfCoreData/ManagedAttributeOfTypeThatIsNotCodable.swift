import CoreData
import Fetching
import FetchingCoreData

class Shelf: NSManagedObject {
    @ManagedAttribute(.codable) var strangers: Stranger?
}

// expected-expansion@-3:57 {{
//   expected-error@8 {{static method 'codable(_:as:)' requires that 'Stranger' conform to 'Decodable'}}
//   expected-error@15 {{static method 'codable(_:keeping:)' requires that 'Stranger' conform to 'Encodable'}}
// }}
