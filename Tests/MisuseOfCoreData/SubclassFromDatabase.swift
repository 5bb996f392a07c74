import CoreData
import Fetching
import FetchingCoreData
import FetchingSQLite
import GRDB

func dogs(in db: Database) throws {
    _ = try Dog.request().all().fetch(in: db)  // expected-error {{'fetch(in:)' is unavailable: objects are not made of rows: fetch them in the context of their framework}}
}
