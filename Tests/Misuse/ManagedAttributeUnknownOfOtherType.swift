import Fetching
import FetchingCoreData

enum Level: String, FetchableValue { case low, high }

class NSManagedObject {
    func willAccessValue(forKey key: String?) {}
    func didAccessValue(forKey key: String?) {}
    func willChangeValue(forKey key: String) {}
    func didChangeValue(forKey key: String) {}
    func primitiveValue(forKey key: String) -> Any? { nil }
    func setPrimitiveValue(_ value: Any?, forKey key: String) {}
}

@Fetchable
final class Account: NSManagedObject {
    @ManagedAttribute(.rawRepresentable, unknown: 3) var level: Level
}

// expected-expansion@-3:70 {{
//   expected-error@8 {{cannot convert value of type 'Int' to expected argument type 'Level'}}
// }}
