import Fetching
import FetchingSQLite
import GRDB

func print(in db: Database) throws {
    for (_, owner) in try Pet.request().all().including(\.owner).fetch(in: db) {
        // expected-error@+3 {{value of optional type 'User?' must be unwrapped to refer to member 'name' of wrapped base type 'User'}}
        // expected-note@+2 {{chain the optional using '?' to access member 'name' only for non-'nil' base values}}
        // expected-note@+1 {{force-unwrap using '!' to abort execution if the optional value contains 'nil'}}
        print(owner.name)
    }
}
