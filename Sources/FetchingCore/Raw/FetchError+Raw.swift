// The wording of what can be wrong with a fragment of SQL.

extension FetchError {
    static func fragment(_ mistake: RawLexer.Mistake, on engine: String) -> FetchError {
        FetchError(.invalidValue, reason: "the fragment of SQL \(mistake.fact)", cure: mistake.cure, engine: engine)
    }

    static var fragmentWithoutEngine: FetchError {
        FetchError(.unsupported, reason: "no database understands the fragment of SQL", cure: "Name one after 'on:'")
    }

    static func meaningOfOtherCount(_ count: Int, thanOf operands: Int) -> FetchError {
        FetchError(
            .unsupported,
            reason: "the closure of 'memory' takes \(count) values, and \(operands) are interpolated",
            cure: "Take a value for each interpolation, tables apart")
    }

    static func meaningOfOtherType(_ type: Any.Type, ofOperand number: Int) -> FetchError {
        FetchError(
            .typeMismatch,
            reason: "the closure of 'memory' takes '\(type)' as value \(number), and another type is interpolated",
            cure: "Declare the parameter with the type of what is interpolated")
    }

    /// A request in memory.
    static var fragmentInMemory: FetchError {
        FetchError(
            .unsupported, reason: "a fragment of SQL has no meaning in memory",
            cure: "Give it one by 'memory:', or fetch from a database")
    }

    /// A database for which the fragment is not written.
    package static func fragment(on engine: String) -> FetchError {
        let member = SQLEngines.names.first { $0.name == engine }?.member
        return FetchError(
            .unsupported, reason: "the fragment of SQL is not written for \(engine)",
            cure: "Write it so that \(engine) understands it" + (member.map { ", and add '\($0)' after 'on:'" } ?? ""),
            engine: engine)
    }
}

extension RawFragment {
    /// Calls what may fail, and says of an error in which fragment.
    package func locating<Value>(_ body: () throws -> Value) throws -> Value {
        do { return try body() } catch let error as FetchError { throw located(error) }
    }

    /// An error with the place of the fragment.
    package func located(_ error: FetchError) -> FetchError {
        var error = error
        error.operation = operation
        return error
    }
}

extension RawLexer.Mistake {
    fileprivate var fact: String {
        switch self {
        case .empty: "is empty"
        case .openParenthesis: "leaves a parenthesis open"
        case .closedParenthesis(let mark): "has a '\(mark)' that closes nothing"
        case .openQuote(let mark): "leaves a text in \(mark) open"
        case .operandInQuotes(let mark): "has an interpolation within a text in \(mark)"
        case .semicolon: "has a semicolon, which ends a statement"
        case .comment: "has a comment"
        case .placeholder(let mark): "has a '\(mark)', which stands for a value"
        case .otherQuote(let mark): "has a name that begins with '\(mark)'"
        case .escapedQuote: "has a quotation mark behind a backslash"
        case .nullCharacter: "has a null character"
        }
    }

    fileprivate var cure: String {
        switch self {
        case .empty: "Write an expression of SQL"
        case .openParenthesis: "Close it"
        case .closedParenthesis: "Leave it out, or open it in the fragment"
        case .openQuote: "Close it, and write a quotation mark within it twice"
        case .operandInQuotes: "Interpolate without quotation marks: values are bound, and columns are quoted"
        case .semicolon: "Leave it out: a fragment is one expression"
        case .comment: "Write it as a comment of Swift, and '- -' for two signs"
        case .placeholder: "Interpolate the value, or leave a database that reads it so out of 'on:'"
        case .otherQuote: "Write the name in \", or interpolate a member"
        case .escapedQuote: "Write it twice"
        case .nullCharacter: "Leave it out"
        }
    }
}
