/// The databases that understand a fragment of SQL.
///
/// ```swift
/// sql("\($0.name) ~ \(pattern)", as: Bool.self, on: .postgres)
/// // PostgreSQL: ("name" ~ $1)
/// ```
///
/// Another database rejects the request before it runs.
public struct SQLEngines: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// SQLite, by `FetchingSQLite`.
    public static let sqlite = SQLEngines(rawValue: 1)

    /// PostgreSQL, by `FetchingPostgres`.
    public static let postgres = SQLEngines(rawValue: 2)

    /// All databases.
    public static let all: SQLEngines = [.sqlite, .postgres]
}

extension SQLEngines {
    /// Each database, with the name that its engine has in errors, and the name of its member.
    package static let names: [(engine: SQLEngines, name: String, member: String)] = [
        (.sqlite, "SQLite", ".sqlite"), (.postgres, "PostgreSQL", ".postgres"),
    ]

    /// Whether a database is among them.
    package func contains(engine name: String) -> Bool {
        Self.names.contains { $0.name == name && contains($0.engine) }
    }
}
