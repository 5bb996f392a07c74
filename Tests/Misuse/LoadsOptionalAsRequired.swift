import Fetching
import FetchingSQLite
import GRDB

func pets(in db: Database) throws -> [(Pet, User)] {
    // expected-error@+1 {{no exact matches in call to instance method 'including'}}
    try Pet.request().all().including(\.owner).fetch(in: db)
}
