/// A request for values that are computed from many models: of all of them, or of groups.
///
/// ```swift
/// let (first, last) = try Marker.request().all().where { $0.logID == 7 }
///     .aggregate({ $0.min(\.date) }, { $0.max(\.date) })
///     .fetch(in: db)                      // (Date?, Date?)
/// // SELECT MIN("date"), MAX("date") FROM "Marker" WHERE "logID" = 7
/// ```
public struct AggregateRequest<Model: Fetchable, Result>: ValueRequest {
    @_documentation(visibility: internal)
    public let plan: ValuePlan<Model, Result>

    @inlinable
    package init(_ plan: ValuePlan<Model, Result>) { self.plan = plan }
}

extension AggregateRequest {
    /// Transforms the result.
    ///
    /// ```swift
    /// .aggregate({ $0.min(\.age) }, { $0.max(\.age) }).map { youngest, oldest in … }
    /// ```
    ///
    /// - Parameter transform: Runs when the request is fetched. Fetching rethrows its errors.
    public func map<Mapped>(
        _ transform: @escaping @Sendable (Result) throws -> Mapped
    ) -> AggregateRequest<Model, Mapped> {
        AggregateRequest<Model, Mapped>(plan.map(transform))
    }
}
