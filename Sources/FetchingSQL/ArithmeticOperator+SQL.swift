package import FetchingCore

extension ArithmeticOperator {
    /// The operator between two operands.
    package var sql: StaticString {
        switch self {
        case .add: " + "
        case .subtract: " - "
        case .multiply: " * "
        case .divide: " / "
        case .remainder: " % "
        case .bitAnd: " & "
        case .bitOr: " | "
        // PostgreSQL's. SQLite has none.
        case .bitXor: " # "
        case .shiftLeft: " << "
        case .shiftRight: " >> "
        }
    }
}
