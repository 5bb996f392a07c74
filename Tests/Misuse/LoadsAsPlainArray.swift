import Fetching
import FetchingSQLite
import GRDB

// expected-error@+2 {{cannot convert return expression of type '[(User, [Pet])]' to return type '[User]'}}
// expected-note@+1 {{arguments to generic parameter 'Element' ('(User, [Pet])' and 'User') are expected to be equal}}
func users(in db: Database) throws -> [User] { try User.request().all().including(\.pets).fetch(in: db) }
