import Fetching
import Foundation

let date = Date(timeIntervalSince1970: 0)
// expected-error@+1 {{referencing operator function '-' on 'FetchableOperand' requires that 'Date' conform to 'FetchableNumber'}}
let users = User.request().all().where { date - $0.signupDate > 60 }
