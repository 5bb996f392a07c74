/// A format with its arguments, read by Apple's published grammar, ready to be evaluated.
///
/// It shares no code with the renderer that it checks. What Apple's documents leave open it refuses, with
/// `FormatLanguageError.unspecified`, so that a format which relies on that fails.
struct PredicateFormatProgram: Sendable {
    let predicate: FormatPredicate
    private let variables: [String: FormatLanguageValue]

    /// Reads a format.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - arguments: One for each placeholder, in the order of the text.
    ///   - variables: What `$name` stands for outside a `SUBQUERY`.
    /// - Throws: `FormatLanguageError`, if the format is not in the language or the arguments do not fit.
    init(
        format: String, arguments: [FormatLanguageArgument] = [], variables: [String: FormatLanguageValue] = [:]
    ) throws {
        var parser = try FormatParser(format: format, arguments: arguments, variables: Array(variables.keys))
        predicate = try parser.parse()
        self.variables = variables
    }

    /// Whether the object is selected. What is unknown is not.
    func evaluate(on object: any FormatLanguageObject, logic: NullLogic) throws -> Bool {
        try FormatEvaluator(logic: logic, subject: object, variables: variables).truth(of: predicate) ?? false
    }
}
