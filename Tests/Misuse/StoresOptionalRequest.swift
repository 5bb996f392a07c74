import Fetching
import FetchingPredicate
import Foundation

// expected-error@+1 {{referencing instance method 'stored()' on 'FetchableRequest' requires the types 'User?' and '[User]' be equivalent}}
func store() throws -> Data { try User.request().first().where { $0.isAdmin }.stored() }
