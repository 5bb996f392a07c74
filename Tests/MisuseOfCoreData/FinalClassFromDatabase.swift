import CoreData
import Fetching
import FetchingCoreData
import FetchingSQLite
import GRDB

@Fetchable
final class Shelf: NSManagedObject {
    @NSManaged var width: Double
}

func shelves(in db: Database) throws {
    _ = try Shelf.request().all().fetch(in: db)  // expected-error {{'fetch(in:)' is unavailable: objects are not made of rows: fetch them in the context of their framework}}
}
