/// A function that a database has, as a function of Swift.
///
/// ```swift
/// let soundex = FetchFunction<String, String>("soundex")
/// let distance = FetchFunction<(Double, Double), Double>("distance") { abs($0 - $1) }
///
/// User.where { soundex($0.name) == "A500" && distance($0.score, 10) < 3 }
/// // SELECT … FROM "User" WHERE (soundex("name")) = ? AND (distance("score", ?)) < ?
/// ```
///
/// The closure is its meaning in memory; without one, collections reject it. An argument that is nil where the closure takes no nil
/// gives nil, as nearly all functions of databases do.
///
/// A function of one argument has the type of that, one of two the types in parentheses. For others, write a function that gives
/// ``sql(_:as:on:fileID:line:)``.
public struct FetchFunction<Argument, Result: FetchableValue>: Sendable {
    private let name: StaticString
    private let engines: SQLEngines
    private let meaning: RawMeaning?
    private let place: String

    private init(_ name: StaticString, _ engines: SQLEngines, _ meaning: RawMeaning?, _ place: String) {
        self.name = name
        self.engines = engines
        self.meaning = meaning
        self.place = place
    }

    private func call<Model>(_ arguments: [ExpressionTree]) -> FetchExpression<Model, Result> {
        var parts: [RawFragment.Part] = [.text("\(name)(")]
        for index in arguments.indices { parts += index == 0 ? [.operand] : [.text(", "), .operand] }
        let fragment = RawFragment(
            parts: parts + [.text(")")], type: Result.primitiveType, engines: engines, meaning: meaning,
            operation: "\(name) at \(place)")
        return FetchExpression(.checkedRaw(fragment, arguments))
    }

    private func literal(_ value: some FetchableValue) -> ExpressionTree {
        .literal(value, beside: ExpressionTree(.constant(true)), for: "\(name)")
    }
}

extension FetchFunction where Argument: FetchableValue {
    /// Names a function of one value.
    ///
    /// ```swift
    /// let soundex = FetchFunction<String, String>("soundex", on: .sqlite)
    /// ```
    ///
    /// - Parameters:
    ///   - name: Its name, as a literal.
    ///   - engines: The databases that have it.
    ///   - memory: Computes the same in memory.
    public init(
        _ name: StaticString, on engines: SQLEngines = .all, fileID: StaticString = #fileID, line: UInt = #line,
        memory: (@Sendable (Argument) -> Result)? = nil
    ) {
        self.init(name, engines, memory.map { RawMeaning($0) }, "\(fileID):\(line)")
    }

    // One that takes members without nil for an argument with nil would be a second of this name: ten such conditions are refused then.

    /// The value of the function.
    ///
    /// ```swift
    /// let soundex = FetchFunction<String, String>("soundex")
    /// soundex($0.name) == "A500"      // (soundex("name")) = ?
    ///
    /// let soundexOfOptional = FetchFunction<String?, String?>("soundex")
    /// soundexOfOptional($0.nickname) == "A500"
    /// ```
    ///
    /// - Parameter argument: A member or computed value of the argument's own type, optional where that is.
    public func callAsFunction<Operand: FetchableOperand>(_ argument: Operand) -> FetchExpression<Operand.Model, Result>
    where Operand.Value == Argument {
        call([argument.tree])
    }
}

extension FetchFunction {
    /// Names a function of two values.
    ///
    /// ```swift
    /// let distance = FetchFunction<(Double, Double), Double>("distance") { abs($0 - $1) }
    /// ```
    ///
    /// - Parameters:
    ///   - name: Its name, as a literal.
    ///   - engines: The databases that have it.
    ///   - memory: Computes the same in memory.
    public init<First: FetchableValue, Second: FetchableValue>(
        _ name: StaticString, on engines: SQLEngines = .all, fileID: StaticString = #fileID, line: UInt = #line,
        memory: (@Sendable (First, Second) -> Result)? = nil
    ) where Argument == (First, Second) {
        self.init(name, engines, memory.map { RawMeaning($0) }, "\(fileID):\(line)")
    }

    // The two have labels of their own: with three that take the same labels, ten such conditions in a chain cost 1,000,000 scopes.

    /// The value of the function for two members or computed values.
    ///
    /// ```swift
    /// distance($0.score, and: $0.bonus) < 3   // (distance("score", "bonus")) < ?
    /// ```
    public func callAsFunction<First: FetchableOperand, Second: FetchableOperand>(
        _ first: First, and second: Second
    ) -> FetchExpression<First.Model, Result>
    where Second.Model == First.Model, Argument == (First.Value, Second.Value) {
        call([first.tree, second.tree])
    }

    /// The value of the function for a member and a value, which is bound.
    ///
    /// ```swift
    /// distance($0.score, 10) < 3              // (distance("score", ?)) < ?
    /// ```
    public func callAsFunction<First: FetchableOperand, Second: FetchableValue>(
        _ first: First, _ second: Second
    ) -> FetchExpression<First.Model, Result> where Argument == (First.Value, Second) {
        call([first.tree, literal(second)])
    }
}
