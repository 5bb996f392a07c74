#if Postgres
/// Where a read runs in a cluster, and how old its answer may be.
///
/// ```swift
/// let users = try await User.request().all()
///     .reading(.fromReplicas(maximumLag: .seconds(2)))
///     .fetch(in: cluster)
/// ```
public struct PostgresReadPreference: Sendable, Hashable {
    enum Place: Sendable, Hashable {
        case primary
        case replicas(maximumLag: Duration?, after: PostgresWriteToken?, waiting: Duration)
    }

    let place: Place

    /// Reads from the primary, which has every write.
    public static let fromPrimary = PostgresReadPreference(place: .primary)

    /// Reads from a standby that is fresh enough, and from the primary where none is.
    ///
    /// A read with a greatest lag sees every write that was committed that long before the read began, or earlier. This is known
    /// from positions in the log of the primary, and needs no clocks that agree. While the primary cannot be reached, nobody knows
    /// how fresh a standby is, and a read with a greatest lag is an error soon; one without goes on.
    ///
    /// - Parameters:
    ///   - maximumLag: The greatest age of the answer; nil for any. With less than twice
    ///     ``PostgresClusterConfiguration/checkInterval``, most reads go to the primary.
    ///   - token: The write that the answer must have seen.
    ///   - waiting: The time for which the freshest standby may wait for that write, before the primary is asked instead.
    public static func fromReplicas(
        maximumLag: Duration? = nil, after token: PostgresWriteToken? = nil, waiting: Duration = .milliseconds(50)
    ) -> PostgresReadPreference {
        PostgresReadPreference(place: .replicas(maximumLag: maximumLag, after: token, waiting: waiting))
    }
}

/// A place in the log of the primary: a read that comes after it sees every write before it.
///
/// A web session carries it from the request that wrote to the next one that reads, as a text of at most 25 characters:
///
/// ```swift
/// let (_, token) = try await cluster.writeReturningToken { db in try User.insert(joe).run(in: db) }
/// session["written"] = token.description                                        // "1-0/16B3740"
///
/// let written = session["written"].flatMap { PostgresWriteToken($0) }
/// let users = try await User.request().all().reading(.fromReplicas(after: written)).fetch(in: cluster)
/// ```
///
/// It may be shown: it says nothing but how much was ever written.
public struct PostgresWriteToken: Sendable, Hashable, Codable, LosslessStringConvertible {
    /// The number of the history of the log, which goes up with each standby that is promoted.
    let timeline: UInt32

    /// The position, in bytes.
    let position: UInt64

    init(timeline: UInt32, position: UInt64) {
        self.timeline = timeline
        self.position = position
    }

    /// The token of a text; nil where the text is none.
    ///
    /// - Parameter description: A ``description``.
    public init?(_ description: String) {
        let parts = description.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let timeline = UInt32(parts[0]) else { return nil }
        let halves = parts[1].split(separator: "/", omittingEmptySubsequences: false)
        guard halves.count == 2, let high = UInt32(halves[0], radix: 16), let low = UInt32(halves[1], radix: 16)
        else { return nil }
        self.init(timeline: timeline, position: UInt64(high) << 32 | UInt64(low))
    }

    /// The text: the timeline, and the position as PostgreSQL writes it.
    public var description: String {
        "\(timeline)-" + String(position >> 32, radix: 16, uppercase: true) + "/"
            + String(position & 0xFFFF_FFFF, radix: 16, uppercase: true)
    }

    /// Decodes the text.
    ///
    /// - Throws: `DecodingError` if the text is not a token.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let token = PostgresWriteToken(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "The text is not a token of a write. Ask for a new one")
        }
        self = token
    }

    /// Encodes the text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
#endif
