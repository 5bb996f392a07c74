/// A fragment of SQL, as it is written in ``sql(_:as:on:fileID:line:)``.
///
/// ```swift
/// sql("soundex(\($0.name)) = soundex(\(name))", as: Bool.self)
/// // (soundex("name") = soundex(?))
/// ```
///
/// It is a literal alone: a text that is made when the program runs cannot be one, nor a part of one.
///
/// | Interpolated | In the statement |
/// |---|---|
/// | a member, also of a related model, a computed value, a condition | the column in quotes with its table, or the SQL of the value |
/// | a value | a placeholder to which it is bound |
/// | the type of a model | the name of its table in quotes |
public struct RawSQL<Model: Fetchable>: ExpressibleByStringInterpolation, Sendable {
    // Not a String, which would be a way in for other texts.
    @_documentation(visibility: internal)
    public typealias StringLiteralType = StaticString

    let parts: [RawFragment.Part]
    let operands: [ExpressionTree]

    @_documentation(visibility: internal)
    public init(stringLiteral text: StaticString) {
        parts = [.text(text.description)]
        operands = []
    }

    @_documentation(visibility: internal)
    public init(stringInterpolation interpolation: StringInterpolation) {
        parts = interpolation.parts
        operands = interpolation.operands
    }

    /// Gathers the parts of a fragment.
    @_documentation(visibility: internal)
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [RawFragment.Part] = []
        fileprivate var operands: [ExpressionTree] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(2 * interpolationCount + 1)
            operands.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ text: StaticString) {
            if text.utf8CodeUnitCount > 0 { parts.append(.text(text.description)) }
        }

        /// A member, a computed value or a condition.
        public mutating func appendInterpolation<Operand: FetchableOperand>(_ operand: Operand)
        where Operand.Model == Model {
            append(operand.tree)
        }

        /// A value, which is bound.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value: FetchableValue>(_ value: Value) {
            append(.literal(value, beside: ExpressionTree(.constant(true)), for: "sql"))
        }

        // Without it, the compiler warns of the description of an optional.

        /// A value that may be nil, which is bound.
        public mutating func appendInterpolation<Value: FetchableValue>(_ value: Value?) {
            guard let value else { return append(ExpressionTree(.literal(.null))) }
            append(.literal(value, beside: ExpressionTree(.constant(true)), for: "sql"))
        }

        /// A value, which is bound in the form in which a member is stored.
        public mutating func appendInterpolation<Value: FetchableValue, Operand: FetchableOperand>(
            _ value: Value, storedAs member: Operand
        ) where Operand.Model == Model, Operand.Value.Base == Value.Base {
            append(.literal(value, beside: member.tree, for: "sql"))
        }

        /// The table of a model.
        public mutating func appendInterpolation<Target: Fetchable>(_ model: Target.Type) {
            parts.append(.table(model))
        }

        @_disfavoredOverload
        @available(*, unavailable, message: "it is of another model than the fragment")
        public mutating func appendInterpolation<Operand: FetchableOperand>(_ operand: Operand) {}

        @_disfavoredOverload
        @available(
            *, unavailable,
            message: "interpolate a member, a computed value, a value that a column can hold, or the type of a model"
        )
        public mutating func appendInterpolation<Other>(_ other: Other) {}

        private mutating func append(_ operand: ExpressionTree) {
            parts.append(.operand)
            operands.append(operand)
        }
    }
}
