import Fetching
import FetchingSQLite
import GRDB

func user(in db: Database) throws -> (User, [Pet]) {
    // expected-error@+3 {{value of optional type '(User, [Pet])?' must be unwrapped to a value of type '(User, [Pet])'}}
    // expected-note@+2 {{coalesce using '??' to provide a default when the optional value contains 'nil'}}
    // expected-note@+1 {{force-unwrap using '!' to abort execution if the optional value contains 'nil'}}
    try User.request().first().including(\.pets).fetch(in: db)
}
