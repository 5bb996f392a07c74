import Fetching
import FetchingSQLite
import GRDB

// expected-error@+1 {{instance method 'fetch(in:)' requires the types 'User' and 'String.Element' (aka 'Character') be equivalent}}
func users() throws -> [User] { try User.request().all().fetch(in: "app.sqlite") }
