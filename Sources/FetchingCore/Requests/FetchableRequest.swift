/// A request for models: which ones, in which order. It is a value that can be stored and run any number of times.
///
/// ```swift
/// let winners = User.request()
///     .all()
///     .where { $0.score > 10 }
///     .sorted(by: .descending(\.score))
///
/// let users = try winners.fetch(in: db)       // [User]
/// // SELECT "id", "name", "score" FROM "User" WHERE "score" > 10.0 ORDER BY "score" DESC
/// ```
///
/// `Result` is what fetching gives: `[User]`, or `User?` after ``RequestStart/first()``.
public struct FetchableRequest<Model: Fetchable, Result>: Sendable {
    @usableFromInline package var query: FetchQuery

    /// Makes what fetching gives of the models.
    @usableFromInline package let arrange: @Sendable (consuming [Model]) -> Result

    @inlinable
    init(_ query: FetchQuery, arrange: @escaping @Sendable (consuming [Model]) -> Result) {
        self.query = query
        self.arrange = arrange
    }
}

extension Array {
    /// The first element. Where it is the only one it is moved: to copy it would retain all that it holds.
    @inlinable
    consuming func takeFirst() -> Element? {
        var elements = self
        return elements.count == 1 ? elements.popLast() : elements.first
    }
}

/// The opening of a request, before `all()` or `first()`.
public struct RequestStart<Model: Fetchable>: Sendable {
    /// Begins a request: the same as ``Fetchable/request()``.
    @inlinable
    public init() {}

    /// All models.
    ///
    /// ```swift
    /// User.request().all()                // SELECT … FROM "User"
    /// ```
    @inlinable
    public func all() -> FetchableRequest<Model, [Model]> {
        FetchableRequest(FetchQuery(isPage: false, scopes: Model.scopesOfRequest())) { $0 }
    }

    /// All models after a number of them.
    ///
    /// ```swift
    /// User.request().all(after: 10)       // SELECT … FROM "User" ORDER BY "id" LIMIT -1 OFFSET 10
    /// ```
    ///
    /// Models that are equal by the sort order are in the order of their keys, so that no page lacks or repeats one.
    ///
    /// - Parameter offset: The number of models to pass over. A negative one is an error when the request runs.
    @inlinable
    public func all(after offset: Int) -> FetchableRequest<Model, [Model]> {
        FetchableRequest(FetchQuery(offset: offset, isPage: true, scopes: Model.scopesOfRequest())) { $0 }
    }

    /// The first model, nil if there is none. Without a sort order, the database decides which is first.
    ///
    /// ```swift
    /// User.request().first()              // SELECT … FROM "User" LIMIT 1
    /// ```
    @inlinable
    public func first() -> FetchableRequest<Model, Model?> {
        FetchableRequest(FetchQuery(limit: 1, isPage: false, scopes: Model.scopesOfRequest())) { $0.takeFirst() }
    }

    /// At most the given number of models.
    ///
    /// ```swift
    /// User.request().first(nth: 10)       // SELECT … FROM "User" ORDER BY "id" LIMIT 10
    /// ```
    ///
    /// Models that are equal by the sort order are in the order of their keys, so that no page lacks or repeats one.
    ///
    /// - Parameter limit: The largest number of models. A negative one is an error when the request runs.
    @inlinable
    public func first(nth limit: Int) -> FetchableRequest<Model, [Model]> {
        FetchableRequest(FetchQuery(limit: limit, isPage: true, scopes: Model.scopesOfRequest())) { $0 }
    }

    /// At most the given number of models, after a number of others.
    ///
    /// ```swift
    /// User.request().first(nth: 10, after: 20)     // SELECT … FROM "User" ORDER BY "id" LIMIT 10 OFFSET 20
    /// ```
    ///
    /// Models that are equal by the sort order are in the order of their keys, so that no page lacks or repeats one.
    ///
    /// - Parameters:
    ///   - limit: The largest number of models. A negative one is an error when the request runs.
    ///   - offset: The number of models to pass over. A negative one is an error when the request runs.
    @inlinable
    public func first(nth limit: Int, after offset: Int) -> FetchableRequest<Model, [Model]> {
        FetchableRequest(FetchQuery(limit: limit, offset: offset, isPage: true, scopes: Model.scopesOfRequest())) { $0 }
    }
}

extension Fetchable {
    /// Begins a request for models of this type.
    ///
    /// ```swift
    /// User.request().all().where { $0.isAdmin }    // SELECT … FROM "User" WHERE "isAdmin" = 1
    /// ```
    @inlinable
    public static func request() -> RequestStart<Self> { RequestStart() }
}
