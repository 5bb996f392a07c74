import Fetching
import FetchingSQLite
import GRDB

func change(_ reader: any DatabaseReader) throws {
    // expected-error@+1 {{instance method 'delete(in:)' requires that 'some DatabaseWriter' conform to 'DatabaseWriter'}}
    try User.request().all().delete(in: reader)
}
