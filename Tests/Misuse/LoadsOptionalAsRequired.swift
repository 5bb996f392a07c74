import Fetching
import FetchingSQLite
import GRDB

func pets(in db: Database) throws -> [(Pet, User)] {
    // expected-error@+2 {{cannot convert return expression of type '[(Pet, User?)]' to return type '[(Pet, User)]'}}
    // expected-note@+1 {{arguments to generic parameter 'Element' ('(Pet, User?)' and '(Pet, User)') are expected to be equal}}
    try Pet.request().all().including(\.owner).fetch(in: db)
}
