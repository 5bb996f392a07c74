import Fetching
import Foundation

// expected-error@+1 {{static method 'ascending(_:locale:)' requires the types 'Double' and 'String' be equivalent}}
let users = User.request().all().sorted(by: .ascending(\.score, locale: Locale(identifier: "sv")))
