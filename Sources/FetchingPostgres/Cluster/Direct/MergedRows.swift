#if Postgres
import FetchingCore

/// The rows that several shards have given, put together.
struct MergedRows: EngineReader {
    private let rows: [[PrimitiveValue]]

    /// - Parameter parts: The rows of each shard, in the order of the request.
    /// - Throws: ``Unmergeable`` where the coordinator has to say what comes of them.
    init(_ parts: [[[PrimitiveValue]]], _ merging: ShardScattering.Merging) throws {
        switch merging {
        case .aggregates(let functions): rows = [try Self.aggregates(functions, parts.compactMap(\.first))]
        case .existence: rows = [[.bool(parts.contains { $0.first?.first == .bool(true) })]]
        case .rows(let order, let limit, let offset):
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

    private static func aggregates(
        _ functions: [AggregateFunction], _ parts: [[PrimitiveValue]]
    ) throws -> [PrimitiveValue] {
        try functions.enumerated().map { place, function in
            let values = parts.map { $0[place] }.filter { !$0.isNull }
            guard let first = values.first else { return .null }
            return try values.dropFirst().reduce(first) { try function.merged($0, $1) }
        }
    }

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

extension AggregateFunction {
    fileprivate func merged(_ a: PrimitiveValue, _ b: PrimitiveValue) throws -> PrimitiveValue {
        switch self {
        case .count, .sum:
            guard case (.int64(let a), .int64(let b)) = (a, b) else { throw MergedRows.Unmergeable() }
            let (sum, overflow) = a.addingReportingOverflow(b)
            guard !overflow else { throw MergedRows.Unmergeable() }
            return .int64(sum)
        case .min, .max:
            switch a.order(b) {
            case .less: return self == .min ? a : b
            case .greater: return self == .min ? b : a
            case .equal: return a
            case nil: throw MergedRows.Unmergeable()
            }
        case .average, .distinctSum, .distinctAverage: throw MergedRows.Unmergeable()
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
