import Fetching
import FetchingSQLite
import GRDB

// expected-error@+2 {{cannot convert return expression of type '[(User, Int)]' to return type '[User]'}}
// expected-note@+1 {{arguments to generic parameter 'Element' ('(User, Int)' and 'User') are expected to be equal}}
func users(in db: Database) throws -> [User] { try User.request().all().annotated(with: \.pets.count).fetch(in: db) }
