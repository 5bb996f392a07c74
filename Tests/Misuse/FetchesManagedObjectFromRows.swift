import Fetching
import FetchingCoreData
import FetchingSQLite
import GRDB

class NSManagedObject {
    func willAccessValue(forKey key: String?) {}
    func didAccessValue(forKey key: String?) {}
    func willChangeValue(forKey key: String) {}
    func didChangeValue(forKey key: String) {}
    func primitiveValue(forKey key: String) -> Any? { nil }
    func setPrimitiveValue(_ value: Any?, forKey key: String) {}
}

@Fetchable
class Animal: NSManagedObject {
    @ManagedAttribute(.scalar) var age: Int?
}

@Fetchable
final class Dog: Animal {}

func animals(in db: Database) throws {
    _ = try Animal.request().all().fetch(in: db)  // expected-error {{conformance of 'Animal' to 'RowDecodable' is unavailable: the objects of 'Animal' are not made of rows}}
    _ = try Dog.request().all().fetch(in: db)  // expected-error {{'fetch(in:)' is unavailable: objects are not made of rows: fetch them in the context of their framework}}
    _ = Animal.request(key: 3)  // expected-error {{argument passed to call that takes no arguments}}
}

// expected-expansion@-11:2 {{
//   expected-note@11 {{conformance of 'Animal' to 'RowDecodable' has been explicitly marked unavailable here}}
// }}
