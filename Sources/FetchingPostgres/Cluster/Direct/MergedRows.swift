#if Postgres
import FetchingCore

/// The rows that several shards have given, put together.
struct MergedRows: EngineReader {
    private let rows: [[PrimitiveValue]]

    /// - Parameter parts: The rows of each shard, in the order of the request.
    /// - Throws: ``Unmergeable`` where the coordinator has to say what comes of them.
    init(_ parts: [[[PrimitiveValue]]], _ merging: ShardScattering.Merging) throws {
        switch merging {
        case .groups(let groups): rows = try groups.rows(of: Array(parts.joined()))
        case .existence: rows = [[.bool(parts.contains { $0.first?.first == .bool(true) })]]
        case .rows(let order, let limit, let offset):
            // PostgreSQL sorts what is not a number behind all others.
            guard !parts.joined().contains(where: { $0.suffix(order.count).contains(where: \.isNaN) }) else {
                throw Unmergeable()
            }
            let merged = Self.merged(parts, order)
            rows = Array(merged.dropFirst(offset).prefix(limit ?? .max))
        }
    }

    /// No result comes of the answers here: a sum that does not fit, or a row that cannot be read.
    struct Unmergeable: Error {}

    /// Calls a closure with each row.
    func read(_ body: (inout EngineRow) throws -> Void) throws {
        for values in rows {
            let reader = PrimitiveRow(values)
            try withExtendedLifetime(reader) {
                var row = EngineRow(reader)
                try body(&row)
            }
        }
    }

    func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws { try read(body) }

    func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] { throw Unmergeable() }

    /// The rows of all parts in their common order. Those of one part keep their own.
    private static func merged(_ parts: [[[PrimitiveValue]]], _ order: [SortKey]) -> [[PrimitiveValue]] {
        var result: [[PrimitiveValue]] = []
        result.reserveCapacity(parts.reduce(0) { $0 + $1.count })
        var heads = parts.map(\.startIndex)
        while true {
            var best: Int?
            for part in parts.indices where heads[part] < parts[part].endIndex {
                guard let other = best else {
                    best = part
                    continue
                }
                if order.isBefore(parts[part][heads[part]], parts[other][heads[other]]) { best = part }
            }
            guard let best else { return result }
            result.append(parts[best][heads[best]])
            heads[best] += 1
        }
    }
}

extension [SortKey] {
    /// Whether a row comes before another. The values that they are sorted by are their last ones.
    fileprivate func isBefore(_ a: [PrimitiveValue], _ b: [PrimitiveValue]) -> Bool {
        for (key, values) in zip(self, zip(a.suffix(count), b.suffix(count))) {
            switch key.order(values.0, values.1) {
            case .less: return true
            case .greater: return false
            case .equal: continue
            }
        }
        return false
    }
}
#endif
