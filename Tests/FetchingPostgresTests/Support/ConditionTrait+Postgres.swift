#if Postgres
import ConformanceEngines
import Testing

extension Trait where Self == ConditionTrait {
    /// Leaves tests out where no server is installed, but in CI.
    static var onPostgres: Self {
        .enabled(if: PostgresServer.isExpected, "PostgreSQL is not installed (apt install postgresql)")
    }
}
#endif
