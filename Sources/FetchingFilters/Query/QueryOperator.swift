/// The names of operators in query strings: words where a document has signs.
enum QueryOperator {
    static let not = "not"

    private static let words: [String: StoredOperator] = Dictionary(
        uniqueKeysWithValues: StoredOperator.allCases.filter { $0.isTest || $0 == .missing }.map { (name(of: $0), $0) })

    /// Nil if there is no such operator.
    static func named(_ name: String) -> StoredOperator? { words[name] }

    static func name(of operation: StoredOperator) -> String {
        switch operation {
        case .equal: "eq"
        case .notEqual: "ne"
        case .less: "lt"
        case .lessOrEqual: "le"
        case .greater: "gt"
        case .greaterOrEqual: "ge"
        // The others have one name in both forms.
        default: operation.rawValue
        }
    }
}
