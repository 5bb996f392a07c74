/// A request that is rendered once and run many times, each time with other values.
///
/// ```swift
/// let byEmail = User.prepared(String.self) { email in
///     User.where { $0.email == email }.first()
/// }
/// // SELECT … FROM "User" WHERE "email" = ? COLLATE BINARY LIMIT 1
///
/// let user = try byEmail("mary@example.com").fetch(in: db)        // User?
/// ```
///
/// It means the same as the request with the values written into it. An optional parameter that is nil asks for
/// `IS NULL`. It is a value that any number of tasks can use, with any number of databases.
public struct PreparedRequest<Request: Sendable, Arguments>: Sendable {
    @usableFromInline package let shapes: PreparedShapes<Request>

    /// - Parameters:
    ///   - count: The number of parameters.
    ///   - build: Builds the request of values, of which those are nil that are yet to come.
    @usableFromInline
    package init(count: Int, _ build: @escaping @Sendable (PreparedArguments) -> Request) {
        shapes = PreparedShapes(count: count, build)
    }

    /// The request with a value for its parameter.
    ///
    /// ```swift
    /// try byEmail("mary@example.com").fetch(in: db)
    /// ```
    @inlinable
    public func callAsFunction(_ value: Arguments) -> BoundRequest<Request> where Arguments: Sendable {
        BoundRequest(shapes, PreparedValues(PreparedValue(value)))
    }

    /// The request with values for its two parameters.
    ///
    /// ```swift
    /// try byPlan(.premium, 10).fetch(in: db)
    /// ```
    @inlinable
    public func callAsFunction<First: Sendable, Second: Sendable>(
        _ first: First, _ second: Second
    ) -> BoundRequest<Request> where Arguments == (First, Second) {
        BoundRequest(shapes, PreparedValues(PreparedValue(first), PreparedValue(second)))
    }

    /// The request with values for its three parameters.
    ///
    /// ```swift
    /// try byPlanAndDate(.premium, 10, yesterday).fetch(in: db)
    /// ```
    @inlinable
    public func callAsFunction<First: Sendable, Second: Sendable, Third: Sendable>(
        _ first: First, _ second: Second, _ third: Third
    ) -> BoundRequest<Request> where Arguments == (First, Second, Third) {
        BoundRequest(shapes, PreparedValues(PreparedValue(first), PreparedValue(second), PreparedValue(third)))
    }

    /// The request with values for its four parameters.
    ///
    /// ```swift
    /// try byPlanAndDates(.premium, 10, yesterday, today).fetch(in: db)
    /// ```
    @inlinable
    public func callAsFunction<
        First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable
    >(
        _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
    ) -> BoundRequest<Request> where Arguments == (First, Second, Third, Fourth) {
        BoundRequest(
            shapes,
            PreparedValues(PreparedValue(first), PreparedValue(second), PreparedValue(third), PreparedValue(fourth)))
    }
}

extension Fetchable {
    /// Prepares a request with a parameter: it is rendered once, and then run with a value each time.
    ///
    /// ```swift
    /// let byEmail = User.prepared(String.self) { email in
    ///     User.where { $0.email == email }.first()
    /// }
    /// let user = try byEmail("mary@example.com").fetch(in: db)
    /// // SELECT … FROM "User" WHERE "email" = ? COLLATE BINARY LIMIT 1
    /// ```
    ///
    /// - Parameters:
    ///   - first: The type of the parameter: that of a property, or an array for `isIn`.
    ///   - build: Builds the request of any kind. It is called again for what is rendered with its values, so it must give the
    ///     same request each time.
    public static func prepared<First: Sendable, Request: Sendable>(
        _ first: First.Type, _ build: @escaping @Sendable (FetchParameter<Self, First>) -> Request
    ) -> PreparedRequest<Request, First> {
        PreparedRequest(count: 1) { build(FetchParameter(0, among: $0)) }
    }

    /// Prepares a request with two parameters.
    ///
    /// ```swift
    /// let byPlan = User.prepared(Plan.self, Double.self) { plan, score in
    ///     User.where { $0.plan == plan && $0.score > score }
    /// }
    /// let users = try byPlan(.premium, 10).fetch(in: db)
    /// // SELECT … FROM "User" WHERE "plan" = ? COLLATE BINARY AND "score" > ?
    /// ```
    ///
    /// - Parameters:
    ///   - first: The type of the first parameter.
    ///   - second: The type of the second parameter.
    ///   - build: Builds the request. It must give the same one each time.
    public static func prepared<First: Sendable, Second: Sendable, Request: Sendable>(
        _ first: First.Type, _ second: Second.Type,
        _ build: @escaping @Sendable (FetchParameter<Self, First>, FetchParameter<Self, Second>) -> Request
    ) -> PreparedRequest<Request, (First, Second)> {
        PreparedRequest(count: 2) { build(FetchParameter(0, among: $0), FetchParameter(1, among: $0)) }
    }

    /// Prepares a request with three parameters.
    ///
    /// ```swift
    /// let newcomers = User.prepared(Plan.self, Date.self, Date.self) { plan, start, end in
    ///     User.where { $0.plan == plan && $0.signupDate >= start && $0.signupDate < end }
    /// }
    /// // SELECT … FROM "User" WHERE "plan" = ? COLLATE BINARY AND "signed_up_at" >= ? … AND "signed_up_at" < ? …
    /// ```
    ///
    /// - Parameters:
    ///   - first: The type of the first parameter.
    ///   - second: The type of the second parameter.
    ///   - third: The type of the third parameter.
    ///   - build: Builds the request. It must give the same one each time.
    public static func prepared<
        First: Sendable, Second: Sendable, Third: Sendable, Request: Sendable
    >(
        _ first: First.Type, _ second: Second.Type, _ third: Third.Type,
        _ build:
            @escaping @Sendable (
                FetchParameter<Self, First>, FetchParameter<Self, Second>, FetchParameter<Self, Third>
            ) -> Request
    ) -> PreparedRequest<Request, (First, Second, Third)> {
        PreparedRequest(count: 3) {
            build(FetchParameter(0, among: $0), FetchParameter(1, among: $0), FetchParameter(2, among: $0))
        }
    }

    /// Prepares a request with four parameters.
    ///
    /// - Parameters:
    ///   - first: The type of the first parameter.
    ///   - second: The type of the second parameter.
    ///   - third: The type of the third parameter.
    ///   - fourth: The type of the fourth parameter.
    ///   - build: Builds the request. It must give the same one each time.
    public static func prepared<
        First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable,
        Request: Sendable
    >(
        _ first: First.Type, _ second: Second.Type, _ third: Third.Type, _ fourth: Fourth.Type,
        _ build:
            @escaping @Sendable (
                FetchParameter<Self, First>, FetchParameter<Self, Second>, FetchParameter<Self, Third>,
                FetchParameter<Self, Fourth>
            ) -> Request
    ) -> PreparedRequest<Request, (First, Second, Third, Fourth)> {
        PreparedRequest(count: 4) {
            build(
                FetchParameter(0, among: $0), FetchParameter(1, among: $0), FetchParameter(2, among: $0),
                FetchParameter(3, among: $0))
        }
    }
}
