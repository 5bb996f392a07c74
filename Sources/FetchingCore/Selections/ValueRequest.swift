/// A request for values rather than models: of a selection, of aggregates, of groups, or for a page.
///
/// A function that is to run any of them takes `some ValueRequest<User, [String]>`.
public protocol ValueRequest<Model, Result>: TypedRequest {
    /// How the request is run.
    @_documentation(visibility: internal)
    var plan: ValuePlan<Model, Result> { get }
}

/// The way that a request for values is run.
@_documentation(visibility: internal)
public struct ValuePlan<Model: Fetchable, Result>: Sendable {
    @usableFromInline package var query: SelectionQuery

    /// Whether related models are read too, by queries of their own.
    @usableFromInline package var loadsRelatedModels = false

    /// The mistake of the request, thrown when it runs.
    @usableFromInline package var failure: FetchError?

    /// Whether a closure makes other values of the rows.
    @usableFromInline package var isTransformed = false

    /// Reads the rows of a query, and makes of them what fetching gives. Behind the values of each row, it lets another
    /// closure read on.
    @usableFromInline package let collect:
        @Sendable (SelectionQuery, any EngineReader, (inout EngineRow) throws -> Void) throws -> Result

    @inlinable
    init(
        _ query: SelectionQuery,
        collect:
            @escaping @Sendable (SelectionQuery, any EngineReader, (inout EngineRow) throws -> Void) throws ->
            Result
    ) {
        self.query = query
        self.collect = collect
    }

    /// Runs the request on an engine.
    @inlinable
    package func run(on reader: any EngineReader) throws -> Result {
        try collect(query, query.scoping(reader)) { _ in }
    }

    @inlinable
    func map<Mapped>(_ transform: @escaping @Sendable (Result) throws -> Mapped) -> ValuePlan<Model, Mapped> {
        let collect = collect
        var plan = ValuePlan<Model, Mapped>(query) { query, reader, readOn in
            try transform(collect(query, reader, readOn))
        }
        plan.loadsRelatedModels = loadsRelatedModels
        plan.isTransformed = true
        plan.failure = failure
        return plan
    }
}

extension ValuePlan {
    /// A plan that throws before anything is read, and wherever its statements are asked for.
    @usableFromInline
    static func failing(_ query: SelectionQuery, _ error: FetchError) -> ValuePlan {
        var plan = ValuePlan(query) { _, _, _ in throw error.on(Model.self) }
        // Such a plan is run to find its statements, and is never prepared.
        plan.loadsRelatedModels = true
        plan.failure = error
        return plan
    }

    /// A plan that gives what is made of each row.
    @inlinable
    static func rows<Row>(
        of selection: FetchSelection<Model, Row>, _ query: SelectionQuery
    ) -> ValuePlan where Result == [Row] {
        ValuePlan(query) { query, reader, readOn in
            var rows: [Row] = []
            try reader.read(query, of: Model.self) { row in
                rows.append(try selection.decode(&row))
                try readOn(&row)
            }
            return rows
        }
    }
}
