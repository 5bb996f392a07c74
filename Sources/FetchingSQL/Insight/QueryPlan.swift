/// A query plan: each statement of a request, the steps in which the database finds the rows, and the warnings.
///
/// ```swift
/// let plan = try User.request().all().where { $0.score > 10 }.explain(in: dbQueue)
/// print(plan)
/// // SELECT "id", "name", "score" FROM "User" WHERE "score" > ?
/// //   finds rows of 'User' by the index 'User_score' (score > ?)
/// ```
///
/// A test can require that there are no warnings:
///
/// ```swift
/// #expect(plan.warnings.isEmpty)
/// ```
public struct QueryPlan: Sendable, CustomStringConvertible {
    /// The statements, in the order in which they are run.
    public let statements: [Statement]

    /// The warnings of all statements.
    ///
    /// ```swift
    /// try User.request().all().where { $0.age > 30 }.explain(in: dbQueue).warnings.map(\.table)
    /// // ["User"]
    /// ```
    public var warnings: [Warning] { statements.flatMap(\.warnings) }

    /// The statements with their steps, indented, and the warnings.
    public var description: String { statements.map(\.description).joined(separator: "\n") }

    package init(statements: [Statement]) { self.statements = statements }
}

extension QueryPlan {
    /// A statement, and how the database goes about it.
    public struct Statement: Sendable, CustomStringConvertible {
        /// The SQL, with a placeholder for each value.
        public let sql: String

        /// The steps, from the outermost to the innermost loop.
        public let steps: [Step]

        /// The warnings of the statement.
        public let warnings: [Warning]

        package init(sql: String, steps: [Step], warnings: [Warning]) {
            (self.sql, self.steps, self.warnings) = (sql, steps, warnings)
        }

        public var description: String {
            ([sql] + steps.flatMap { $0.lines(indentation: "  ") } + warnings.map { "Warning: \($0)" })
                .joined(separator: "\n")
        }
    }

    /// A line of the plan, with the lines that belong to it.
    public struct Step: Sendable, Equatable {
        /// The step in words: `finds rows of 'User' by the index 'User_score' (score > ?)`. A line that is not known
        /// stays as the database says it.
        public let words: String

        /// The step as the database says it: `SEARCH User USING INDEX User_score (score>?)`.
        public let detail: String

        /// The steps that this one consists of.
        public let steps: [Step]

        package init(words: String, detail: String, steps: [Step]) {
            (self.words, self.detail, self.steps) = (words, detail, steps)
        }

        fileprivate func lines(indentation: String) -> [String] {
            [indentation + words + (steps.isEmpty ? "" : ":")]
                + steps.flatMap { $0.lines(indentation: indentation + "  ") }
        }
    }
}
