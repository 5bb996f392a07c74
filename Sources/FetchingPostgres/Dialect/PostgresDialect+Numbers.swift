import FetchingCore
import FetchingSQL

// There are no functions of ours on PostgreSQL: what is not a number is found by its grammar, and null, before it is converted.

extension PostgresDialect {
    func renderDouble(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        switch operand.valueType {
        case .text: try renderDouble(ofText: operand, into: &renderer)
        case .decimal: try render("CAST(NULLIF(", operand, ", 'NaN') AS float8)", into: &renderer)
        // An integer.
        default: try renderer.writeCast(of: operand, as: "float8")
        }
    }

    func renderInteger(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        guard operand.valueType == .text else { return try renderInteger(ofNumber: operand, into: &renderer) }
        try renderFitting(into: &renderer) { renderer in
            renderer.write("CAST(")
            try renderMatch(of: operand, "^[+-]?0*[0-9]{1,19}$", into: &renderer)
            renderer.write(" AS numeric)")
        }
    }

    /// A cast rounds, and fails for what does not fit.
    private func renderInteger(ofNumber operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        renderer.write("CASE WHEN ")
        try renderNumber(operand, into: &renderer)
        renderer.write(" BETWEEN -9223372036854775808 AND ")
        // Of a floating-point number, the largest below 2⁶³.
        renderer.write(operand.valueType == .decimal ? "9223372036854775807" : "9223372036854774784")
        renderer.write(" AND ")
        try renderNumber(operand, into: &renderer)
        renderer.write(" = trunc(")
        try renderNumber(operand, into: &renderer)
        renderer.write(") THEN ")
        try renderNumber(operand, into: &renderer)
        renderer.write("::int8 END")
    }

    func renderString(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        guard operand.valueType != .double else {
            var rejection = renderer.unsupported(
                "PostgreSQL writes a floating-point number in another way than Swift",
                cure: "Fetch the number, and describe it in Swift")
            rejection.member = operand.member
            rejection.operation = ValueFunction.string.rawValue
            throw rejection
        }
        if operand.valueType == .decimal {
            try render("CAST(trim_scale(NULLIF(", operand, ", 'NaN')) AS text)", into: &renderer)
        } else {
            try renderer.writeCast(of: operand, as: "text")
        }
        renderer.write(" COLLATE \"C\"")
    }

    func renderDecimal(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        switch operand.valueType {
        case .text:
            try renderRounded(orNull: true, into: &renderer) {
                try renderNumber(ofText: operand, as: "numeric", into: &$0)
            }
        case .double: try renderDecimal(ofNumber: operand, into: &renderer)
        // An integer.
        default: try renderer.writeCast(of: operand, as: "numeric")
        }
    }

    /// `to_char` gives as many digits as it is told, where a cast has 15 of them, and a text as many as the server is set to.
    private func renderDecimal(ofNumber operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        try render("CASE WHEN abs(", operand, ") < 1e128 THEN round(CAST(CASE", into: &renderer)
        for digits: StaticString in [", '9.99999999999999EEEE')", ", '9.999999999999999EEEE')"] {
            try render(" WHEN CAST(to_char(", operand, digits, into: &renderer)
            try render(" AS float8) = ", operand, " THEN ", into: &renderer)
            try render("to_char(", operand, digits, into: &renderer)
        }
        try render(" ELSE to_char(", operand, ", '9.9999999999999999EEEE')", into: &renderer)
        renderer.write(" END AS numeric), 128) END")
    }

    func render(
        _ rounding: ValueFunction.Rounding, of operand: ExpressionTree, into renderer: inout SQLRenderer
    ) throws {
        switch rounding.rule {
        case .up: try render("ceil(", operand, ")", into: &renderer)
        case .down: try render("floor(", operand, ")", into: &renderer)
        case .towardZero: try render("trunc(", operand, ")", into: &renderer)
        case .awayFromZero:
            try render("(sign(", operand, ")", into: &renderer)
            try render(" * ceil(abs(", operand, ")))", into: &renderer)
        case .toNearestOrEven where operand.valueType == .decimal:
            // A half is a whole number and a half, twice which is an odd number.
            try render("CASE WHEN abs(", operand, "", into: &renderer)
            try render(" - trunc(", operand, ")) = 0.5 THEN 2 * ", into: &renderer)
            try render("round(", operand, " * 0.5) ELSE ", into: &renderer)
            try render("round(", operand, ") END", into: &renderer)
        // Of a floating-point number, a half is rounded to the even one. Of a decimal, it is rounded away from zero.
        case .toNearestOrEven: try render("round(", operand, ")", into: &renderer)
        case .toNearestOrAwayFromZero where operand.valueType == .decimal:
            try render("round(", operand, ")", into: &renderer)
        case .toNearestOrAwayFromZero:
            // The number below a half, for the half itself would make one of the number below it.
            try render("trunc(", operand, "", into: &renderer)
            try render(" + sign(", operand, ") * 0.49999999999999994::float8)", into: &renderer)
        // A rule that a later Swift adds has no function.
        @unknown default:
            throw renderer.unsupported("the rule of rounding is not known", cure: "Round up, down or to the nearest")
        }
    }

    private func render(
        _ start: StaticString, _ operand: ExpressionTree, _ end: StaticString, into renderer: inout SQLRenderer
    ) throws {
        renderer.write(start)
        try renderNumber(operand, into: &renderer)
        renderer.write(end)
    }

    /// A number with the precision with which engines calculate.
    private func renderNumber(_ operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        try renderer.writeOperand(operand)
        renderer.write(operand.valueType == .decimal ? "::numeric" : "::float8")
    }
}

// Numbers of texts

extension PostgresDialect {
    /// Renders a text that matches an expression, or null. A text of another type than `text` may have a collation of its own.
    private func renderMatch(
        of operand: ExpressionTree, _ pattern: StaticString, into renderer: inout SQLRenderer
    ) throws {
        renderer.write("substring(CAST(")
        try renderer.writeOperand(operand)
        renderer.write(" AS text) COLLATE \"C\" FROM '")
        renderer.write(pattern)
        renderer.write("')")
    }

    /// Beyond the largest number, and below the smallest, the server fails. A number of 100 digits lies on the same side of 102 digits of a
    /// limit as of the limit itself.
    private func renderDouble(ofText operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        try renderLimit("CASE WHEN ", operand, " > ", into: &renderer)
        renderer.write(Self.infinite)
        try renderLimit(" THEN 'Infinity'::float8 WHEN ", operand, " < -", into: &renderer)
        renderer.write(Self.infinite)
        try renderLimit(" THEN '-Infinity'::float8 WHEN abs(", operand, ") < ", into: &renderer)
        renderer.write(Self.zero)
        renderer.write(" THEN 0::float8")
        renderer.write(" ELSE ")
        try renderNumber(ofText: operand, as: "float8", into: &renderer)
        renderer.write(" END")
    }

    private func renderLimit(
        _ start: StaticString, _ operand: ExpressionTree, _ end: StaticString, into renderer: inout SQLRenderer
    ) throws {
        renderer.write(start)
        try renderNumber(ofText: operand, as: "numeric", into: &renderer)
        renderer.write(end)
    }

    /// Digits of 2¹⁰²⁴ - 2⁹⁷⁰, from which on a number is infinite.
    private static let infinite: StaticString = """
        1.797693134862315807937289714053034150799341327100378269361737789804\
        44968292764750946649017977587207096e308
        """

    /// Digits of 2⁻¹⁰⁷⁵, up to which a number is zero, the last one increased.
    private static let zero: StaticString = """
        2.470328229206232720882843964341106861825299013071623822127928412503\
        37753635104375932649918180817996190e-324
        """

    private func renderNumber(
        ofText operand: ExpressionTree, as type: StaticString, into renderer: inout SQLRenderer
    ) throws {
        renderer.write("CAST(")
        try renderMatch(
            of: operand,
            "^(?=.{1,100}$)[+-]?(?:[0-9]+[.]?[0-9]*|[.][0-9]+)(?:[eE][+-]?0*[0-9]{1,4})?$", into: &renderer)
        renderer.write(" AS ")
        renderer.write(type)
        renderer.write(")")
    }
}
