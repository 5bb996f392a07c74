import Fetching
import FetchingSQLite
import GRDB

func pets(in db: Database) throws -> [(Pet, User)] {
    // expected-error@+1 {{missing argument label 'required:' in call}}
    try Pet.request().all().including(\.owner).fetch(in: db)
}
