import Fetching
import FetchingSQLite
import GRDB

// expected-error@+1 {{value of type 'GroupedRequest<User, FetchExpression<User, Plan>>' has no member 'fetch'}}
func groups(in db: Database) throws { _ = try User.request().all().grouped(by: \.plan).fetch(in: db) }
