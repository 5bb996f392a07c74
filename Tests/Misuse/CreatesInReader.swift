import Fetching
import FetchingSQLite

func create(in reader: any DatabaseReader) throws {
    // expected-error@+1 {{no exact matches in call to static method 'create'}}
    try User.create(in: reader)
}
