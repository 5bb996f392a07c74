import FetchingCore
import FetchingSQL
import GRDBSQLite

/// How a prepared request is written for SQLite.
final class SQLitePrepared: Sendable {
    /// The source of a value that is bound.
    private enum Place {
        /// A value of the call, in the engine's own form.
        case given(Int)

        /// A value of the call, in the form of a column.
        case stored(QueryParameter)

        case constant(SQLBinding)
    }

    let sql: String

    private let places: [Place]

    /// Whether values may be long, and are let go of behind each call.
    let bindsLongValues: Bool

    private init(_ template: PreparedTemplate, of state: PreparedState) {
        sql = template.statement.sql
        places = template.statement.bindings.map { binding in
            guard case .parameter(let parameter) = binding else { return .constant(binding) }
            return parameter.place(in: state).map(Place.given) ?? .stored(parameter)
        }
        bindsLongValues = template.statement.bindings.contains { binding in
            let type: PrimitiveType? =
                switch binding {
                case .parameter(let parameter): parameter.type
                case .value(let value): value.type
                case .list: .text
                }
            return type.map { ![.bool, .int64, .double].contains($0) } ?? false
        }
    }

    /// That of a request; nil where the request must be rendered with its values.
    static func of(_ state: PreparedState, _ render: () throws -> SQLStatementText) -> SQLitePrepared? {
        state.state { Rendered(PreparedTemplate(render).map { SQLitePrepared($0, of: state) }) }.prepared
    }

    /// Binds the values of a call, all or none.
    ///
    /// - Returns: Whether the call has all; where it has not, the request must be rendered with its values.
    func bindAll(_ call: PreparedCall, to statement: OpaquePointer) throws -> Bool {
        var isComplete = false
        defer { if !isComplete { sqlite3_clear_bindings(statement) } }
        isComplete = try bind(call, to: statement)
        return isComplete
    }

    private func bind(_ call: PreparedCall, to statement: OpaquePointer) throws -> Bool {
        for index in places.indices {
            let place = Int32(truncatingIfNeeded: index + 1)
            switch places[index] {
            case .given(let index):
                guard let value = call.values.primitive(at: index) else { return false }
                try value.bind(to: statement, at: place)
            case .stored(let parameter):
                guard let value = parameter.primitive(of: call) else { return false }
                try value.bind(to: statement, at: place)
            case .constant(let binding): try binding.bind(to: statement, at: place)
            }
        }
        return true
    }

    /// Whether there is a statement for all values.
    private final class Rendered: Sendable {
        let prepared: SQLitePrepared?

        init(_ prepared: SQLitePrepared?) { self.prepared = prepared }
    }
}
