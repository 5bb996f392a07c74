#if Postgres
import CLibPQ
import FetchingCore

/// A server of a cluster.
final class ClusterNode: Sendable {
    /// The host, the port and the database, without any password.
    let name: String
    let index: Int
    let weight: Int
    let pool: PostgresPool

    init(_ replica: PostgresReplica, index: Int) {
        name = replica.configuration.nodeName ?? "server \(index + 1)"
        self.index = index
        weight = replica.weight
        pool = PostgresPool(replica.configuration)
    }
}

extension PostgresConfiguration {
    /// The host, the port and the database of the address, nil where it cannot be read.
    var nodeName: String? {
        guard let options = PQconninfoParse(url, nil) else { return nil }
        defer { PQconninfoFree(options) }
        var values: [String: String] = [:]
        var option = options
        while let keyword = option.pointee.keyword {
            values[String(cString: keyword)] = option.pointee.val.map { String(cString: $0) }
            option += 1
        }
        guard let host = values["host"] ?? values["hostaddr"] else { return nil }
        return host + (values["port"].map { ":\($0)" } ?? "") + (values["dbname"].map { "/\($0)" } ?? "")
    }
}

/// The answer of a server about itself.
struct NodeObservation: Sendable {
    /// Whether it follows another server.
    let isStandby: Bool
    let timeline: UInt32

    /// The position in the log: of what it has written, or of what it has replayed.
    let position: UInt64

    /// The time before it was asked.
    let time: ContinuousClock.Instant
}

extension NodeObservation {
    /// The statement that asks. The timeline that a standby receives is hidden from a role that is not a member of
    /// `pg_monitor`: then that of its last checkpoint serves, which follows some minutes after a promotion.
    static let query = """
        SELECT CASE WHEN pg_catalog.pg_is_in_recovery() THEN
            's ' || GREATEST(COALESCE((SELECT received_tli FROM pg_catalog.pg_stat_wal_receiver), 0),
                (SELECT timeline_id FROM pg_catalog.pg_control_checkpoint()))
            || ' ' || COALESCE(pg_catalog.pg_last_wal_replay_lsn() - '0/0', 0)
        ELSE
            'p ' || ('x' || pg_catalog.left(
                pg_catalog.pg_walfile_name(pg_catalog.pg_current_wal_insert_lsn()), 8))::bit(32)::int8
            || ' ' || (pg_catalog.pg_current_wal_insert_lsn() - '0/0') END
        """

    /// - Returns: nil where the text is not an answer of ``query``.
    init?(_ text: String, time: ContinuousClock.Instant) {
        let parts = text.split(separator: " ")
        guard parts.count == 3, let timeline = UInt32(parts[1]), let position = UInt64(parts[2]) else { return nil }
        self.init(isStandby: parts[0] == "s", timeline: timeline, position: position, time: time)
    }
}

extension PostgresConnection {
    /// Asks the server what it is, and where it is in the log.
    ///
    /// - Throws: `FetchError`, `PostgresError`.
    func observeNode() throws -> NodeObservation {
        let time = ContinuousClock.now
        guard let text = try text(NodeObservation.query, []), let observation = NodeObservation(text, time: time) else {
            throw PostgresError(message: "the server does not say where it is in its log")
        }
        return observation
    }
}
#endif
