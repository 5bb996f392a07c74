import FetchingCore

/// The list of a property, and the task that follows the database for it. The task ends with the property.
@MainActor final class FetchStorage<Element> {
    private let source: (any ListSource)?
    private let make: (any ListSource) -> FetchedList<Element>
    private let missing: () -> FetchedList<Element>
    private var list: FetchedList<Element>?
    private var task: Task<Void, Never>?

    /// - Parameter source: The database; nil for that of the environment.
    init(source: (any ListSource)?, _ make: @escaping (any ListSource) -> FetchedList<Element>) {
        self.source = source
        self.make = make
        missing = { FetchedList(ListFeed(failure: .missingListSource), pageSize: nil) { _ in AnyHashable(0) } }
    }

    deinit { task?.cancel() }

    /// The list, which is followed from the first time on that somebody looks at it.
    func list(in environment: (any ListSource)? = nil) -> FetchedList<Element> {
        if let list { return list }
        let list = (source ?? environment).map(make) ?? missing()
        self.list = list
        task = Task { await list.run() }
        return list
    }
}

extension FetchError {
    fileprivate static var missingListSource: FetchError {
        FetchError(
            .unsupported, reason: "the environment has no database",
            cure: "Add 'listSource(_:)' to a view above, or name the database: '@Fetch(request, in: database)'")
    }
}
