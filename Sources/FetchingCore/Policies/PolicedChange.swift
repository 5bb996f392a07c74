/// A change that can be run while somebody acts: of ``InsertRequest``, ``ModelChangeRequest``, ``ModelChanges`` and ``ReturningRequest``.
///
/// ```swift
/// try store.acting(as: me) { mine in
///     try mine.run(Note.insert(first))
///     try mine.run(Note.update(first))
/// }
/// ```
public protocol PolicedChange<Outcome> {
    /// The models whose rows are changed.
    @_documentation(visibility: internal)
    associatedtype Rows: WrittenRows

    /// The result: the number of rows, or the values that are returned.
    associatedtype Outcome

    /// The change as one that returns something.
    @_documentation(visibility: internal)
    var _policed: PolicedParts<Rows, Outcome> { get }
}

/// The parts of a change to which policies are added.
@_documentation(visibility: internal)
public struct PolicedParts<Rows: WrittenRows, Outcome> {
    let request: ReturningRequest<Rows, Outcome>

    /// Whether the values of rows are given back.
    let returnsValues: Bool

    /// The result where there is nothing to change.
    var unchanged: Outcome?
}

extension InsertRequest: PolicedChange {
    @_documentation(visibility: internal)
    public typealias Outcome = Int

    @_documentation(visibility: internal)
    public var _policed: PolicedParts<Rows, Int> { .counting(.insertion(source, conflict)) }
}

extension ModelChangeRequest: PolicedChange {
    @_documentation(visibility: internal)
    public typealias Outcome = Int

    @_documentation(visibility: internal)
    public var _policed: PolicedParts<Rows, Int> { .counting(.keyed(rows, change)) }
}

extension ModelChanges: PolicedChange {
    @_documentation(visibility: internal)
    public typealias Outcome = Int

    @_documentation(visibility: internal)
    public var _policed: PolicedParts<Rows, Int> {
        guard let request else {
            var parts = PolicedParts<Rows, Int>.counting(.keyed(WrittenModels([]), .update(of: Model.self)))
            parts.unchanged = 0
            return parts
        }
        return request._policed
    }
}

extension ReturningRequest: PolicedChange {
    @_documentation(visibility: internal)
    public typealias Outcome = Result

    @_documentation(visibility: internal)
    public var _policed: PolicedParts<Rows, Result> { PolicedParts(request: self, returnsValues: true) }
}

extension PolicedParts where Outcome == Int {
    /// A change that gives the number of its rows.
    static func counting(_ change: ReturningChange<Rows>) -> PolicedParts {
        let request = ReturningRequest<Rows, Int>(change, columns: []) { rows in
            var count = 0
            try rows { _ in count += 1 }
            return count
        }
        return PolicedParts(request: request, returnsValues: false)
    }
}

/// A connection on which changes with policies run, inside of a transaction.
package protocol PolicedConnection {
    func fetch<Model: RowDecodable, Row>(_ request: ProjectionRequest<Model, [Row]>) throws -> [Row]

    mutating func run<Rows: WrittenRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result
}
