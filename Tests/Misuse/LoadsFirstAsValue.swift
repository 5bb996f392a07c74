import Fetching
import FetchingSQLite
import GRDB

func user(in db: Database) throws -> (User, [Pet]) {
    // expected-error@+1 {{cannot convert return expression of type '(User, [Pet])?' to return type '(User, [Pet])'}}
    try User.request().first().including(\.pets).fetch(in: db)
}
