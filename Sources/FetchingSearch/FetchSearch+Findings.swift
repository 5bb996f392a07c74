public import FetchingCore

/// The number of models that a term of a search finds by itself.
///
/// ```swift
/// let findings = try search.findings().fetch(in: db)
/// findings.filter { $0.count == 0 }.map(\.term.text)       // ["mraia"]: the word that finds nothing
/// ```
public struct SearchFinding: Sendable, Hashable {
    /// The word, the phrase or the field.
    public let term: SearchTerm

    /// The number of models with the term, for one that excludes models too.
    public let count: Int
}

extension FetchSearch {
    /// Asks how many models each term finds by itself, all in one query.
    ///
    /// ```swift
    /// let search = try FetchSearch<User>("mari score:>10", in: [\.name])
    /// let findings = try search.findings().fetch(in: db)
    /// // SELECT COUNT(*), …, COUNT(*) FILTER (WHERE instr(fetching_fold("name", 3), 'mari') > 0), … FROM "User"
    /// ```
    ///
    /// More than 64 terms are an error when the request runs.
    public func findings() -> AggregateRequest<Model, [SearchFinding]> { findings(among: Model.request().all()) }

    /// Asks how many of the models of a request each term finds by itself, all in one query.
    ///
    /// ```swift
    /// let findings = try search.findings(among: User.where { $0.isAdmin }).fetch(in: db)
    /// ```
    ///
    /// - Parameter request: The models to search. Its order and limit make no difference; one for distinct models is an error.
    public func findings(among request: FetchableRequest<Model, [Model]>) -> AggregateRequest<Model, [SearchFinding]> {
        let terms = terms
        return request.obstacles(of: termPredicates.map(\.tree)).map { obstacles in
            zip(terms, obstacles.conditions).map { term, condition in
                SearchFinding(term: term, count: obstacles.total - condition.excluded)
            }
        }
    }
}
