public import FetchingCore
public import FetchingSQL
public import GRDB

/// The models of a request, read one by one.
///
/// `cursor(in:)` makes it. It has what GRDB's cursors have: `next()`, `forEach`, `map`, `filter`, `reduce`,
/// `Array(cursor)` and more. Like these it belongs to the `read` or `write` block in which it was made, and must not be used
/// or kept outside of it.
public final class FetchCursor<Model: RowDecodable>: Cursor {
    @usableFromInline let rows: SQLiteRows<SingleModelSink<Model, SQLiteRow>>

    @usableFromInline
    init(_ request: ReadyStatement) { rows = SQLiteRows(request, into: SingleModelSink()) }

    /// The next model, nil if there is none left.
    ///
    /// ```swift
    /// while let user = try cursor.next() { print(user.name) }
    /// ```
    ///
    /// - Throws: `FetchError`.
    @inlinable
    public func next() throws -> Model? {
        do {
            return try rows.next()
        } catch {
            throw FetchError.failure(error, of: Model.self)
        }
    }

    /// Calls a closure with each of the models that are left. It is faster than a loop over `next()`.
    ///
    /// ```swift
    /// try cursor.forEach { user in print(user.name) }
    /// ```
    ///
    /// - Parameter body: Gets each model. An error that it throws ends the loop, and is passed on.
    /// - Throws: `FetchError`, or the error of the closure.
    @inlinable
    public func forEach(_ body: (Model) throws -> Void) throws {
        var isThrownByBody = false
        do {
            // swift-format-ignore: ReplaceForEachWithForLoop
            try rows.forEach { model in
                do {
                    try body(model)
                } catch {
                    isThrownByBody = true
                    throw error
                }
            }
        } catch {
            throw isThrownByBody ? error : FetchError.failure(error, of: Model.self)
        }
    }
}

@available(*, unavailable)
extension FetchCursor: Sendable {}
