import CoreData
import Fetching
import FetchingCoreData

func user<Row: FetchableRow>(from row: inout Row) throws -> User {
    try User(fetching: &row)  // expected-error {{'init(fetching:)' is unavailable: declare how the model is made of a row}}
}
