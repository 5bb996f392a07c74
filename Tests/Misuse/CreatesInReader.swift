import Fetching
import FetchingSQLite

func create(in reader: any DatabaseReader) throws {
    // expected-error@+1 {{static method 'create(in:ifNotExists:)' requires that 'some DatabaseWriter' conform to 'DatabaseWriter'}}
    try User.create(in: reader)
}
