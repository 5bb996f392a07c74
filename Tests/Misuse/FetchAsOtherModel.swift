import Fetching
import FetchingSQLite
import GRDB

// expected-error@+2 {{cannot convert return expression of type '[User]' to return type '[Pet]'}}
// expected-note@+1 {{arguments to generic parameter 'Element' ('User' and 'Pet') are expected to be equal}}
func pets(in db: Database) throws -> [Pet] { try User.request().all().fetch(in: db) }
