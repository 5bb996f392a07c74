import FetchingCore

/// A list that a property holds.
@MainActor protocol FollowedList: AnyObject, Sendable {
    /// A list that has nothing but an error.
    static func failing(_ error: FetchError) -> Self

    func run() async
}

extension FetchedList: FollowedList {
    static func failing(_ error: FetchError) -> Self {
        Self(ListFeed(failure: error), pageSize: nil) { _ in AnyHashable(0) }
    }
}

extension SectionedList: FollowedList {
    static func failing(_ error: FetchError) -> Self { Self(.failing(error)) }
}

/// The list of a property, and the task that follows the database for it. The task ends with the property.
@MainActor final class FetchStorage<List: FollowedList> {
    private let source: (any ListSource)?
    private let make: (any ListSource) -> List
    private var list: List?
    private var task: Task<Void, Never>?

    /// - Parameter source: The database; nil for that of the environment.
    init(source: (any ListSource)?, _ make: @escaping (any ListSource) -> List) {
        self.source = source
        self.make = make
    }

    deinit { task?.cancel() }

    /// The list, which is followed from the first time on that somebody looks at it.
    func list(in environment: (any ListSource)? = nil) -> List {
        if let list { return list }
        let list = (source ?? environment).map(make) ?? .failing(.missingListSource)
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
