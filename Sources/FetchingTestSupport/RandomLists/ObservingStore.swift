package import Fetching

/// Stored rows whose lists are observed.
package protocol ObservingStore {
    /// Whether a statement can replace the rows that are in its way.
    var replacesRows: Bool { get }

    /// Observes the list of a request.
    ///
    /// - Returns: nil where changed rows do not tell what becomes of it.
    func observe<Model: RowDecodable>(_ request: FetchableRequest<Model, [Model]>) throws -> ListObservation<Model>?

    /// Fetches a list.
    func fetch<Model: RowDecodable>(_ request: FetchableRequest<Model, [Model]>) throws -> [Model]

    /// Adds rows.
    func insert<Model: RowDecodable>(_ models: [Model]) throws

    /// Runs a statement. One that breaks a rule of the table does nothing.
    func execute(_ sql: String) throws

    /// Runs statements of which all count, or none.
    func transaction(isUndone: Bool, _ body: () throws -> Void) throws

    /// Runs statements within others, of which all count, or none.
    func savepoint(isUndone: Bool, _ body: () throws -> Void) throws
}

/// A list that is observed.
package struct ListObservation<Model> {
    /// The list as it was decided, nil where it is fetched again.
    package let decided: () -> [Model]?

    /// Gives the list that was fetched again.
    package let fetched: ([Model]) -> Void

    package init(decided: @escaping () -> [Model]?, fetched: @escaping ([Model]) -> Void) {
        self.decided = decided
        self.fetched = fetched
    }
}
