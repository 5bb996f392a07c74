import GRDBSQLite

extension SQLiteArgument {
    private final class Prepared<Value> {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    /// Prepares an argument, the second one if none is named. SQLite keeps the result as long as that is the same.
    static func prepared<Value>(
        _ context: OpaquePointer?, ofArgument argument: Int32 = 1, _ make: () -> Value?
    ) -> Value? {
        if let prepared = sqlite3_get_auxdata(context, argument) {
            return Unmanaged<Prepared<Value>>.fromOpaque(prepared).takeUnretainedValue().value
        }
        guard let value = make() else { return nil }
        sqlite3_set_auxdata(context, argument, Unmanaged.passRetained(Prepared(value)).toOpaque()) { prepared in
            prepared.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
        }
        return value
    }
}
