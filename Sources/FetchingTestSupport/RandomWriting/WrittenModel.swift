import Fetching

/// A model that random sequences write: a key, a code that is unique, and an amount.
protocol WrittenModel: KeyedFetchable, RowDecodable, Equatable, Sendable {
    var code: String { get set }
    var amount: Int { get set }

    /// A new model.
    ///
    /// - Parameter bits: Decides about the other values.
    static func drawn(_ number: Int, code: String, amount: Int, bits: Int) -> Self

    /// Gives other values to what is neither the key nor the code.
    mutating func vary(_ bits: Int)

    /// Goes back to the version before.
    mutating func age()

    /// A copy with another key.
    func copy(_ shift: Int) -> Self

    /// All models in the order of their keys.
    static var ordered: FetchableRequest<Self, [Self]> { get }

    /// The models with a smaller amount.
    static func below(_ bound: Int) -> FetchableRequest<Self, [Self]>

    /// Adds the amounts of rows to those that have the same codes.
    static func upserting(_ rows: [Self]) -> InsertRequest<WrittenModels<Self>, ManyRows>

    /// Raises the amount.
    static func raise(_ update: inout Self.FetchableUpdate)

    /// Inserts copies of the rows with a smaller amount, and adds the amounts of those that have the codes of others; nil where
    /// there is no such request.
    static func copying(below bound: Int, _ shift: Int) -> InsertRequest<UnlistedRows<Self>, ManyRows>?

    /// Inserts drafts of the rows; nil where a model has none, as one whose key has several columns.
    static func draftInsertion(_ rows: [Self]) -> InsertRequest<WrittenDrafts<Self>, ManyRows>?

    /// Adds to the keys.
    static func rekey(_ update: inout Self.FetchableUpdate, by shift: Int)

    /// Whether the database gives the keys, which then differ from one engine to another.
    static var givesKeys: Bool { get }

    /// The row with the key of another, without one where there is none; the same row where the database gives no keys.
    func withKey(of other: Self?) -> Self

    /// Raises amounts, and gives them.
    static func raising(_ request: FetchableRequest<Self, [Self]>) -> ReturningRequest<UnlistedRows<Self>, [Int]>
}

extension WrittenModel {
    static var givesKeys: Bool { false }

    func withKey(of other: Self?) -> Self { self }

    /// The row as it is on every engine.
    var withoutGivenKey: Self { withKey(of: nil) }
}

extension Array where Element: WrittenModel {
    /// The rows with the keys that another engine has given those with the same codes.
    ///
    /// - Parameters:
    ///   - known: The rows of this engine.
    ///   - others: Those of the other.
    func withKeys(of others: [Element], insteadOf known: [Element]) -> [Element] {
        let codes = Dictionary(known.map { ("\($0.primaryKey)", $0.code) }, uniquingKeysWith: { first, _ in first })
        let rows = Dictionary(others.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
        return map { row in
            guard let code = codes["\(row.primaryKey)"], let other = rows[code] else { return row }
            return row.withKey(of: other)
        }
    }
}
