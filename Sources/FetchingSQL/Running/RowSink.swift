public import FetchingCore

/// The destination of the rows of a statement, whatever the database.
///
/// Being a type and not a closure, it is specialised together with the loop that gives it the rows.
@usableFromInline
package protocol RowSink {
    associatedtype Row: SQLRow

    /// The value of a row that is passed on instead of being kept.
    associatedtype Output

    /// Takes a row, which must not be used later.
    ///
    /// - Throws: `FetchError` with the member and the key of the row.
    mutating func take(_ row: inout Row) throws -> Output
}

/// Models in a list. A model goes from the row to its place in the list.
@usableFromInline
package struct ModelSink<Model: RowDecodable, Row: SQLRow>: RowSink {
    @usableFromInline package var models: [Model] = []

    @inlinable
    package init() {}

    @inlinable @inline(__always)
    package mutating func take(_ row: inout Row) throws { models.append(try row.decodeModel(Model.self)) }
}

/// The first model, which is kept in no list.
@usableFromInline
package struct FirstModelSink<Model: RowDecodable, Row: SQLRow>: RowSink {
    @usableFromInline package var model: Model?

    @inlinable
    package init() {}

    @inlinable @inline(__always)
    package mutating func take(_ row: inout Row) throws {
        if model == nil { model = try row.decodeModel(Model.self) }
    }
}

/// Models that are passed on one by one.
@usableFromInline
package struct SingleModelSink<Model: RowDecodable, Row: SQLRow>: RowSink {
    @inlinable
    package init() {}

    @inlinable @inline(__always)
    package mutating func take(_ row: inout Row) throws -> Model { try row.decodeModel(Model.self) }
}

/// Models in batches. A full batch ends the loop over the rows, which goes on with the next one.
@usableFromInline
package struct BatchSink<Model: RowDecodable, Row: SQLRow>: RowSink {
    @usableFromInline var models: [Model] = []

    /// The size of the batch: 64 for the first one, so that there is something soon.
    @usableFromInline var size = 64
    @usableFromInline static var largestSize: Int { 4096 }

    /// The end of a batch behind which there may be rows.
    @usableFromInline
    struct End: Error {
        @inlinable
        init() {}
    }

    @inlinable
    package init() {}

    @inlinable @inline(__always)
    package mutating func take(_ row: inout Row) throws {
        models.append(try row.decodeModel(Model.self))
        // A loop over rows has no other way out. The statement stays where it is.
        if models.count == size { throw End() }
    }

    /// Makes room for a batch.
    @inlinable
    package mutating func begin() { models.reserveCapacity(size) }

    /// Takes the models of the batch out.
    @inlinable
    package mutating func takeModels() -> [Model] {
        defer {
            models = []
            if size < Self.largestSize { size *= 4 }
        }
        return models
    }

    /// Runs the loop over the rows up to the end of a batch.
    ///
    /// - Returns: Whether these were the last rows.
    @inlinable
    package static func reachesEnd(_ loop: () throws -> Void) throws -> Bool {
        do {
            try loop()
            return true
        } catch is End {
            return false
        }
    }
}

/// Values that a closure makes of rows, for statements by hand.
@usableFromInline
package struct ValueSink<Row: SQLRow, Value>: RowSink {
    @usableFromInline package var values: [Value] = []
    @usableFromInline let read: (inout Row) throws -> Value

    @inlinable
    package init(_ read: @escaping (inout Row) throws -> Value) { self.read = read }

    @inlinable
    package mutating func take(_ row: inout Row) throws { values.append(try read(&row)) }
}
