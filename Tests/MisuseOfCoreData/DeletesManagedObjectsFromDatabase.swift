import CoreData
import Fetching
import FetchingCoreData
import FetchingSQLite
import GRDB

func delete(in db: Database) throws {
    try User.request().all().where { $0.score > 5 }.delete(in: db)  // expected-error {{conformance of 'User' to 'RowDecodable' is unavailable: the objects of 'User' are not made of rows}}
}
