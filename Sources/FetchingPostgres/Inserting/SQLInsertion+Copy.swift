#if Postgres
import FetchingCore
import FetchingSQL

extension SQLInsertion {
    /// The statement that takes the rows in PostgreSQL's binary form, and one that tells the types of their columns.
    func copyStatements(into model: any Fetchable.Type, for dialect: SQLDialect) -> (probe: String, copy: String) {
        let entity = model.fetchableEntity
        let table = dialect.rules.table(of: entity) ?? entity.quotedName
        return (
            "SELECT \(columns.names) FROM \(table) LIMIT 0",
            "COPY \(table) (\(columns.names)) FROM STDIN (FORMAT binary)"
        )
    }
}
#endif
