import Fetching

/// Tables and columns that are called as a row of a statement is, or as a word of SQL.
extension ConformanceGroup {
    static let names: [ConformanceCase] =
        named(New.self) + named(Old.self) + named(Excluded.self) + named(Ordered.self) + named(Quoted.self)

    private static func named<Model: NamedTable>(_ model: Model.Type) -> [ConformanceCase] {
        @Sendable func row(_ id: Int, _ code: String, _ amount: Int, version: Int = 0) -> Model {
            Model(id: id, code: code, amount: amount, version: version)
        }
        let stored = [row(1, "a", 1), row(2, "b", 2, version: 4)]
        let tables = WrittenTables {
            var rows = try ConformanceCollection(stored)
            // The key and the code.
            rows.uniqueKeys = Model.fetchableEntity.columns.prefix(2).map { [$0] }
            return [rows]
        } rows: { store in
            try store.fetch(Model.ordered.loading).map { "\($0)" }
        }
        func write<Value>(
            _ name: String, gives expected: String,
            _ change: @escaping @Sendable (any RelatedConformanceStore) throws -> Value?
        ) -> ConformanceCase {
            self.write("\(Model.fetchableEntity.name): \(name)", gives: expected, in: tables, change)
        }
        return [
            write("rows", gives: "40") { try $0.run(Model.insert((3..<43).map { row($0, "\($0)", $0) })) },
            write("a row, returning", gives: "true") { store in
                try store.run(Model.insert(row(3, "c", 3)).returning()).map { $0 == row(3, "c", 3) }
            },
            write("what is in the way", gives: "1") { store in
                try store.run(Model.insert([row(3, "a", 3), row(4, "d", 4)]).onConflict(.ignore))
            },
            write("values of both rows, on a condition", gives: "2") { store in
                try store.run(Model.upserting([row(3, "a", 3), row(4, "b", 1), row(5, "e", 5)]))
            },
            write("what is saved", gives: "2") { store in
                try store.run(Model.save([row(2, "c", 9, version: 4), row(3, "b", 3)]))
            },
            write("a version that is not the row's, which is saved", gives: "the error 'staleModel'") { store in
                try store.run(Model.save([row(1, "c", 9), row(2, "d", 9, version: 3)]))
            },
            write("an update of models", gives: "true") { store in
                try store.run(Model.update([row(2, "c", 9, version: 4), row(1, "b", 8)]).returning()).map { found in
                    found == [row(2, "c", 9, version: 5), row(1, "b", 8, version: 1)]
                }
            },
            write("an update by versions that are not the rows'", gives: "the error 'staleModel'") { store in
                try store.run(Model.update([row(1, "c", 9), row(2, "b", 9, version: 5)]))
            },
            write("a deletion of models", gives: "true") { store in
                try store.run(Model.delete([row(2, "", 0, version: 4)]).returning()).map { $0 == [stored[1]] }
            },
            write("the table into itself", gives: "2") { try $0.run(Model.copying()) },
            write("the table into itself, returning", gives: "true") { store in
                try store.run(Model.copying().returning()).map { found in
                    found.count == 2
                        && [row(1, "a", -1), row(2, "b", -2, version: 4)].allSatisfy { found.contains($0) }
                }
            },
        ]
    }
}
