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
    static func raise(_ update: inout ModelUpdate<Self>)

    /// Raises amounts, and gives them.
    static func raising(_ request: FetchableRequest<Self, [Self]>) -> ReturningRequest<UnlistedRows<Self>, [Int]>
}
