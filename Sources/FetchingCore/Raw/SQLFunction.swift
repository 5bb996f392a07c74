// Functions rather than macros: the closure's '$0' is seen within, and an error is reported where it stands. What is interpolated is
// type-checked by itself, after all else of the condition, so that it costs nothing there.

/// A value that a database computes by SQL of your own.
///
/// ```swift
/// User.where { sql("soundex(\($0.name)) = soundex(\(name))", as: Bool.self) }
/// // SELECT … FROM "User" WHERE (soundex("name") = soundex(?))
///
/// User.request().all().select(\.name) { sql("length(\($0.name)) + \(3)", as: Int.self) }
/// // SELECT "name", (length("name") + ?) FROM "User"
/// ```
///
/// Members become columns, and values are bound: see ``RawSQL``. The fragment is one expression, which stands in parentheses. One with a
/// comment, a semicolon, a placeholder, or with a quotation mark or a parenthesis that is left open, is an error before anything runs.
///
/// It stands wherever a value does: in conditions, orders, selections, groups, aggregates and updates. A `Bool` that is null is
/// not true, and its negation holds. Collections, Foundation, Core Data and stored filters reject it.
///
/// - Parameters:
///   - fragment: The SQL, as a literal.
///   - type: The type of the value: an optional one, such as `Int?.self`, where it may be null.
///   - engines: The databases that understand it.
public func sql<Model: Fetchable, Value: FetchableValue>(
    _ fragment: RawSQL<Model>, as type: Value.Type, on engines: SQLEngines = .all, fileID: StaticString = #fileID,
    line: UInt = #line
) -> FetchExpression<Model, Value> {
    FetchExpression(
        .checkedRaw(
            RawFragment(
                parts: fragment.parts, type: Value.primitiveType, engines: engines, meaning: nil,
                operation: "sql at \(fileID):\(line)"), fragment.operands))
}

/// A value that a database computes by SQL of your own, and Swift in memory.
///
/// ```swift
/// User.where {
///     sql("\($0.score) BETWEEN \(low) AND \(high)", as: Bool.self) { (score: Double, low: Double, high: Double) in
///         (low...high).contains(score)
///     }
/// }
/// // SELECT … FROM "User" WHERE ("score" BETWEEN ? AND ?)
/// ```
///
/// The closure gets the values of all that is interpolated, tables apart, in this order. Where one is nil whose parameter is not
/// optional, the value is nil. It must give what the SQL does, and depend on nothing else: requests with the same text are equal.
///
/// - Parameters:
///   - fragment: The SQL, as a literal.
///   - type: The type of the value: an optional one, such as `Int?.self`, where it may be null.
///   - engines: The databases that understand it.
///   - memory: Computes the value in memory. Its parameters are declared with their types.
public func sql<Model: Fetchable, Value: FetchableValue, each Operand: FetchableValue>(
    _ fragment: RawSQL<Model>, as type: Value.Type, on engines: SQLEngines = .all, fileID: StaticString = #fileID,
    line: UInt = #line, memory: @escaping @Sendable (repeat each Operand) -> Value
) -> FetchExpression<Model, Value> {
    FetchExpression(
        .checkedRaw(
            RawFragment(
                parts: fragment.parts, type: Value.primitiveType, engines: engines, meaning: RawMeaning(memory),
                operation: "sql at \(fileID):\(line)"), fragment.operands))
}

extension RawMeaning {
    /// The meaning that a function of Swift gives.
    init<Value: FetchableValue, each Operand: FetchableValue>(
        _ function: @escaping @Sendable (repeat each Operand) -> Value
    ) {
        var types: [any FetchableValue.Type] = []
        for type in repeat (each Operand).self { types.append(type) }
        self.init(of: types) { values in
            var rest = values[...]
            return try function(repeat try (rest.popFirst() ?? .null).decoded(as: (each Operand).self)).primitiveValue()
        }
    }
}
