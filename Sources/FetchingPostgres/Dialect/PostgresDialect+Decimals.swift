import FetchingCore
import FetchingSQL

extension PostgresDialect {
    /// The end of a call of `round` after whose argument a quotient is exact in so many digits that to round it again is the same as to
    /// round it once: PostgreSQL's own rule gives 16 or a few more.
    static let digitsOfQuotient: StaticString = ", 400)"

    /// Two decimals of up to 38 digits: what PostgreSQL gives without a limit is rounded once.
    func renderDecimal(_ calculation: SQLCalculation, into renderer: inout SQLRenderer) throws {
        try renderRounded(into: &renderer) { renderer in
            let isQuotient = calculation.operation == .divide
            if isQuotient { renderer.write("round(") }
            try renderer.writeOperand(calculation.lhs)
            // A column of integers or of money may stand for decimals.
            renderer.write("::numeric")
            if isQuotient { renderer.write(Self.digitsOfQuotient) }
            renderer.write(calculation.operation.sql)
            try renderDivisor(calculation, into: &renderer)
            if !isQuotient { renderer.write("::numeric") }
        }
    }

    /// Renders a number without a limit, rounded to 38 digits and 128 behind the point, halves away from zero. The number is written once:
    /// a text has the number of its digits wherever the point is. 10¹²⁸ is an error of the database, or null.
    ///
    /// - Parameters:
    ///   - orNull: Whether it is null wherever it stands.
    ///   - fits: Whether it is never so large: it is written in one way then, as the key of groups must be.
    func renderRounded(
        orNull: Bool = false, fits: Bool = false, into renderer: inout SQLRenderer,
        _ render: (inout SQLRenderer) throws -> Void
    ) throws {
        let isNull = orNull || !fits && renderer.overflow == .null
        renderer.write("CAST(")
        if isNull { renderer.write("NULLIF(NULLIF(LEAST(GREATEST(CAST(") }
        renderer.write("to_char(")
        try render(&renderer)
        renderer.write(", '9.9999999999999999999999999999999999999EEEE')")
        if isNull { renderer.write(" AS numeric), -1e128), 1e128), -1e128), 1e128)") }
        renderer.write(" AS numeric(256, 128))")
    }
}
