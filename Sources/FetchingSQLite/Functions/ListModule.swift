import GRDBSQLite

/// The table-valued function `fetching_list(?)`, which gives the values of a list that is bound as one blob. With a second
/// argument, the width, each row has as many of the values, of which there are four at the most.
///
/// It follows SQLite's documentation of eponymous-only virtual tables (sqlite.org/vtab.html, section 2.1.3).
enum ListModule {

    private static let valueColumns = 4
    private static let listColumn: Int32 = 4
    private static let widthColumn: Int32 = 5

    // SQLite keeps the address for as long as the connection lives, and never writes to it.
    nonisolated(unsafe) static let module: UnsafePointer<sqlite3_module> = {
        let module = UnsafeMutablePointer<sqlite3_module>.allocate(capacity: 1)
        module.initialize(to: callbacks)
        return UnsafePointer(module)
    }()

    private static var callbacks: sqlite3_module {
        var module = sqlite3_module()
        module.xConnect = { connection, _, _, _, table, _ in
            let code = sqlite3_declare_vtab(
                connection, "CREATE TABLE list(value, value2, value3, value4, list HIDDEN, width HIDDEN)")
            guard code == SQLITE_OK else { return code }
            let newTable = UnsafeMutablePointer<sqlite3_vtab>.allocate(capacity: 1)
            newTable.initialize(to: sqlite3_vtab())
            table?.pointee = newTable
            return SQLITE_OK
        }
        module.xDisconnect = { table in
            table?.deallocate()
            return SQLITE_OK
        }
        module.xBestIndex = { _, plan in
            guard let plan else { return SQLITE_ERROR }
            return ListModule.chooseIndex(plan)
        }
        module.xOpen = { _, cursor in
            let list = UnsafeMutablePointer<Cursor>.allocate(capacity: 1)
            list.initialize(to: Cursor())
            cursor?.pointee = UnsafeMutableRawPointer(list).assumingMemoryBound(to: sqlite3_vtab_cursor.self)
            return SQLITE_OK
        }
        module.xClose = { cursor in
            guard let list = Cursor.at(cursor) else { return SQLITE_OK }
            list.deinitialize(count: 1)
            list.deallocate()
            return SQLITE_OK
        }
        module.xFilter = { cursor, _, _, count, arguments in
            Cursor.at(cursor)?.pointee.begin(
                with: count > 0 ? arguments?[0] : nil, width: count > 1 ? arguments?[1] : nil)
            return SQLITE_OK
        }
        module.xNext = { cursor in
            Cursor.at(cursor)?.pointee.moveOn()
            return SQLITE_OK
        }
        module.xEof = { cursor in Cursor.at(cursor)?.pointee.isAtEnd ?? true ? 1 : 0 }
        module.xColumn = { cursor, context, column in
            if column < ListModule.valueColumns { Cursor.at(cursor)?.pointee.giveValue(Int(column), to: context) }
            return SQLITE_OK
        }
        module.xRowid = { cursor, row in
            row?.pointee = Int64(Cursor.at(cursor)?.pointee.position ?? 0)
            return SQLITE_OK
        }
        return module
    }

    /// The list must be given: there is no plan without it.
    private static func chooseIndex(_ plan: UnsafeMutablePointer<sqlite3_index_info>) -> Int32 {
        guard let list = constraint(on: listColumn, in: plan) else { return SQLITE_CONSTRAINT }
        use(list, as: 1, in: plan)
        if let width = constraint(on: widthColumn, in: plan) { use(width, as: 2, in: plan) }
        plan.pointee.estimatedCost = 1
        plan.pointee.estimatedRows = 1000
        return SQLITE_OK
    }

    private static func constraint(on column: Int32, in plan: UnsafeMutablePointer<sqlite3_index_info>) -> Int? {
        (0..<Int(plan.pointee.nConstraint)).first { index in
            guard let constraint = plan.pointee.aConstraint?[index] else { return false }
            return constraint.iColumn == column && constraint.op == UInt8(SQLITE_INDEX_CONSTRAINT_EQ)
                && constraint.usable != 0
        }
    }

    private static func use(_ index: Int, as argument: Int32, in plan: UnsafeMutablePointer<sqlite3_index_info>) {
        plan.pointee.aConstraintUsage[index].argvIndex = argument
        plan.pointee.aConstraintUsage[index].omit = 1
    }
}

extension ListModule {
    /// A cursor over a list. SQLite owns the first part.
    private struct Cursor {
        var base = sqlite3_vtab_cursor()
        var bytes: [UInt8] = []
        var position = 0
        var width = 1

        static func at(_ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?) -> UnsafeMutablePointer<Cursor>? {
            cursor.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: Cursor.self) }
        }

        mutating func begin(with list: OpaquePointer?, width: OpaquePointer?) {
            position = 0
            bytes = []
            self.width = width.map { Swift.min(Swift.max(Int(sqlite3_value_int64($0)), 1), valueColumns) } ?? 1
            guard let list, let start = sqlite3_value_blob(list) else { return }
            bytes = Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_value_bytes(list))))
        }

        var isAtEnd: Bool { bytes.withUnsafeBytes { ListEncoding.element(of: $0, at: position) == nil } }

        mutating func moveOn() { position = position(after: width) }

        /// The position after a number of values.
        private func position(after count: Int) -> Int {
            bytes.withUnsafeBytes { bytes in
                var position = position
                for _ in 0..<count { position = ListEncoding.element(of: bytes, at: position)?.next ?? bytes.count }
                return position
            }
        }

        func giveValue(_ place: Int, to context: OpaquePointer?) {
            guard place < width else { return sqlite3_result_null(context) }
            let position = position(after: place)
            bytes.withUnsafeBytes { bytes in
                guard let element = ListEncoding.element(of: bytes, at: position) else { return }
                switch element.tag {
                case .null: sqlite3_result_null(context)
                case .integer: sqlite3_result_int64(context, Int64(bitPattern: element.word))
                case .real: sqlite3_result_double(context, Double(bitPattern: element.word))
                case .text:
                    sqlite3_result_text64(
                        context,
                        element.content.bindMemory(to: CChar.self).baseAddress
                            ?? UnsafePointer(bitPattern: 1), UInt64(element.content.count), copiedBySQLite,
                        UInt8(SQLITE_UTF8))
                case .blob:
                    guard !element.content.isEmpty else { return sqlite3_result_zeroblob(context, 0) }
                    sqlite3_result_blob64(
                        context, element.content.baseAddress, UInt64(element.content.count), copiedBySQLite)
                }
            }
        }
    }
}
