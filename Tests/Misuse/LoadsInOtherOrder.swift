import Fetching
import FetchingSQLite
import GRDB

func users(in db: Database) throws -> [(User, House?, [Pet])] {
    // expected-error@+2 {{cannot convert return expression of type '[(User, [Pet], House?)]' to return type '[(User, House?, [Pet])]'}}
    // expected-note@+1 {{arguments to generic parameter 'Element' ('(User, [Pet], House?)' and '(User, House?, [Pet])') are expected to be equal}}
    try User.request().all().including(\.pets).including(\.house).fetch(in: db)
}
