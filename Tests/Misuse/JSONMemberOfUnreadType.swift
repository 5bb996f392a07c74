import Fetching
import Foundation

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: conditions cannot ask JSON for a value of this type}}
let shops = Shop.request().all().where { $0.address.opened < Date.now && $0.id > 3 }
