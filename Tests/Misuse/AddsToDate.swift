import Fetching
import Foundation

let date = Date(timeIntervalSince1970: 0)
// expected-error@+1 {{binary operator '+' cannot be applied to operands of type 'FetchableMember<User, Date>' and 'Int'}}
let users = User.request().all().where { $0.signupDate + 60 > date }
