import FetchingCore
import FetchingSQL

extension PostgresDialect {
    func render(_ calculation: SQLCalculation, into renderer: inout SQLRenderer) throws {
        switch calculation.kind {
        case .decimal: try renderDecimal(calculation, into: &renderer)
        // Columns of other types of text, and of other collations, are joined as what they hold.
        case .text:
            try renderer.writeParenthesized { renderer in
                try renderer.writeJoined(calculation.joinedTexts, by: " || ") { text, renderer in
                    try renderer.writeCast(of: text, as: "text")
                    renderer.write(" COLLATE \"C\"")
                }
            }
        case .floatingPoint: try renderFloatingPoint(calculation, into: &renderer)
        case .integer where calculation.operation.isOfBits: try renderBits(calculation, into: &renderer)
        case .integer where renderer.overflow == .null && calculation.operation.canOverflow(by: calculation.rhs):
            try renderExact(calculation, into: &renderer)
        case .integer: try renderInteger(calculation, into: &renderer)
        }
    }

    /// Infinity without infinity is not a number, which PostgreSQL takes for the largest of all.
    private func renderFloatingPoint(_ calculation: SQLCalculation, into renderer: inout SQLRenderer) throws {
        renderer.write("NULLIF(")
        try renderer.writeOperand(calculation.lhs)
        // Two columns of four bytes would be calculated with as such.
        renderer.write("::float8")
        renderer.write(calculation.operation.sql)
        try renderDivisor(calculation, into: &renderer)
        renderer.write(", 'NaN')")
    }

    /// A result that does not fit 64 bits is an error of the database.
    private func renderInteger(_ calculation: SQLCalculation, into renderer: inout SQLRenderer) throws {
        try renderer.writeParenthesized { renderer in
            try renderer.writeOperand(calculation.lhs)
            renderer.write("::int8")
            renderer.write(calculation.operation.sql)
            try renderDivisor(calculation, into: &renderer)
        }
    }

    /// PostgreSQL shifts by the last six bits of a number of places, Swift by all of them.
    private func renderBits(_ calculation: SQLCalculation, into renderer: inout SQLRenderer) throws {
        guard calculation.operation.shifts else { return try renderInteger(calculation, into: &renderer) }
        guard case .value(.literal(.int64(let places))) = calculation.rhs.node else {
            return try renderShift(calculation, into: &renderer)
        }
        try renderer.writeParenthesized { renderer in
            try renderer.writeOperand(calculation.lhs)
            renderer.write("::int8")
            let isLeft = (calculation.operation == .shiftLeft) == (places >= 0)
            guard !isLeft || places.magnitude < 64 else { return renderer.write(" & 0") }
            renderer.write(isLeft ? " << " : " >> ")
            renderer.write(Int(min(places.magnitude, 63)))
        }
    }

    /// Shifts by a number of places that is not known before the statement runs, for it is a parameter of a prepared one.
    private func renderShift(_ calculation: SQLCalculation, into renderer: inout SQLRenderer) throws {
        let isLeft = calculation.operation == .shiftLeft
        let branches: [(condition: StaticString, shift: StaticString)] =
            isLeft
            ? [(" <= -64 THEN ", "::int8 >> 63"), (" < 0 THEN ", "::int8 >> -"), (" < 64 THEN ", "::int8 << ")]
            : [(" >= 64 THEN ", "::int8 >> 63"), (" >= 0 THEN ", "::int8 >> "), (" > -64 THEN ", "::int8 << -")]
        renderer.write("CASE")
        for (index, branch) in branches.enumerated() {
            renderer.write(" WHEN ")
            try renderer.writeOperand(calculation.rhs)
            renderer.write(branch.condition)
            try renderer.writeOperand(calculation.lhs)
            renderer.write(branch.shift)
            guard index > 0 else { continue }
            try renderer.writeOperand(calculation.rhs)
            renderer.write("::int4")
        }
        renderer.write(" ELSE ")
        try renderer.writeOperand(calculation.lhs)
        renderer.write("::int8 & 0 END")
    }

    /// A result that does not fit 64 bits is null: it is calculated without a limit first.
    private func renderExact(_ calculation: SQLCalculation, into renderer: inout SQLRenderer) throws {
        try renderFitting(into: &renderer) { renderer in
            if calculation.operation == .divide {
                renderer.write("div(")
                try renderer.writeOperand(calculation.lhs)
                renderer.write("::numeric, ")
                try renderDivisor(calculation, into: &renderer)
                return renderer.write(")")
            }
            try renderer.writeOperand(calculation.lhs)
            renderer.write("::numeric")
            renderer.write(calculation.operation.sql)
            try renderer.writeOperand(calculation.rhs)
        }
    }

    /// Renders a number without a limit as an integer, null where it does not fit 64 bits. The number is written once: what is
    /// beyond the limits becomes the first number there, which becomes null.
    func renderFitting(
        into renderer: inout SQLRenderer, _ render: (inout SQLRenderer) throws -> Void
    ) throws {
        renderer.write("NULLIF(NULLIF(LEAST(GREATEST(")
        try render(&renderer)
        renderer.write(
            """
            , -9223372036854775809), 9223372036854775808), -9223372036854775809), 9223372036854775808)::int8
            """)
    }

    func renderDivisor(_ calculation: SQLCalculation, into renderer: inout SQLRenderer) throws {
        guard calculation.canDivideByZero else { return try renderer.writeOperand(calculation.rhs) }
        renderer.write("NULLIF(")
        try renderer.writeOperand(calculation.rhs)
        renderer.write(", 0)")
    }

    /// A result that does not fit is made a number that does not fit two bytes: there is no function that fails.
    func renderInteger(
        within range: ClosedRange<Int64>, _ render: (inout SQLRenderer) throws -> Void, into renderer: inout SQLRenderer
    ) throws {
        try renderer.writeParenthesized { renderer in
            try render(&renderer)
            renderer.write(" + CAST(CASE WHEN ")
            try render(&renderer)
            renderer.write(" NOT BETWEEN ")
            renderer.write(Int(range.lowerBound))
            renderer.write(" AND ")
            renderer.write(Int(range.upperBound))
            renderer.write(" THEN 32768 ELSE 0 END AS int2)")
        }
    }

    /// A cast fails for a number that is too large. It fails for one as well that is too close to zero, which is zero in Swift.
    func renderFloat(_ render: (inout SQLRenderer) throws -> Void, into renderer: inout SQLRenderer) throws {
        renderer.write("CASE WHEN ABS(")
        try render(&renderer)
        renderer.write(") <= '7.006492321624085e-46'::float8 THEN 0 ELSE CAST(")
        try render(&renderer)
        renderer.write(" AS float4) END")
    }
}

extension SQLCalculation {
    fileprivate var canDivideByZero: Bool {
        switch operation {
        case .add, .subtract, .multiply, .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight: return false
        case .divide, .remainder:
            guard case .value(.literal(let divisor)) = rhs.node else { return true }
            return divisor == .int64(0) || divisor == .double(0) || divisor == .decimal(0)
        }
    }
}
