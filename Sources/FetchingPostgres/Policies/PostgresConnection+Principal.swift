#if Postgres
public import FetchingCore
import Foundation

extension PostgresConnection {
    /// Tells the server who acts, until the end of the transaction: for tables with ``FetchingCore/PolicedFetchable/rowLevelSecurity()``.
    ///
    /// ```swift
    /// try pool.transaction { db in
    ///     try db.setPrincipal(me)
    ///     let titles = try db.values("SELECT title FROM notes", of: String.self)
    /// }
    /// // SELECT set_config('fetching.principal', $1, TRUE)
    /// ```
    ///
    /// Outside of a transaction it is an error: the server would forget it at once.
    ///
    /// - Throws: `FetchError` if a member cannot be stored.
    public func setPrincipal<Principal: PolicyPrincipal>(_ principal: Principal) throws {
        guard try session.isInsideTransaction else {
            throw FetchError(
                .unsupported, reason: "whoever acts is set outside of a transaction",
                cure: "Begin one by 'transaction'", operation: "setPrincipal", engine: FetchError.postgres)
        }
        let json = try Principal.settingsJSON(of: principal)
        try execute("SELECT set_config('fetching.principal', \(json), TRUE)")
    }
}

extension PolicyPrincipal {
    /// All settings in one text, with the type of whoever acts. Those that are nil are left out.
    fileprivate static func settingsJSON(of principal: Self) throws -> String {
        var members = [PrincipalSetting.type: "\(Self.self)"]
        for setting in try checkedPolicySettings() { members[setting.name] = try setting.value(principal).settingText }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(members), as: UTF8.self)
    }
}
#endif
