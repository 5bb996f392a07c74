import Fetching
import FetchingSQLite
import GRDB

func user(in db: Database) throws -> User? {
    // expected-error@+1 {{referencing instance method 'cursor(in:)' on 'FetchableRequest' requires the types 'User?' and '[User]' be equivalent}}
    try User.request().first().cursor(in: db).next()
}
