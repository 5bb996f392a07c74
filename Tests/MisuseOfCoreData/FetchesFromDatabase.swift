import CoreData
import Fetching
import FetchingCoreData
import FetchingSQLite
import GRDB

func users(in db: Database) throws -> [User] {
    try User.request().all().fetch(in: db)  // expected-error {{conformance of 'User' to 'RowDecodable' is unavailable: the objects of 'User' are not made of rows}}
}
