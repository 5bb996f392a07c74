#if Postgres
import FetchingCore

/// The groups of a request whose rows are on several shards: each shard computes the aggregates of its own rows, of which those of
/// all come.
struct MergedGroups: Sendable {
    /// The question to each shard.
    let selection: SelectionQuery

    /// The types of the values in a row of its answer.
    let types: [PrimitiveType?]

    /// Whether sums are asked for with all of their digits.
    let needsExactSums: Bool

    private let groups: ComputedGroups

    /// The aggregates, behind the keys.
    private let aggregates: [PartMerging]

    /// - Parameter shardKey: The column of which no two shards have the same value.
    /// - Returns: nil where the values of parts do not say what comes of all.
    init?(_ selection: SelectionQuery, shardKey: FetchableColumn?) {
        guard let groups = ComputedGroups(selection) else { return nil }
        var partial = selection
        partial.grouping?.query.predicate = nil
        partial.grouping?.query.removeOrder()
        partial.grouping?.query.removeLimit()
        let keys = Array(groups.parts.prefix(groups.keyCount))
        let others = groups.parts + [partial.query.predicate].compactMap(\.self)
        var columns = PartialColumns(trees: keys, canBeExact: !others.contains(where: \.sumsRelatedRows))
        let aggregates = groups.parts.dropFirst(groups.keyCount).compactMap { part in
            PartMerging(part, &columns, shardKey: shardKey)
        }
        guard keys.count + aggregates.count == groups.parts.count, !columns.trees.isEmpty else { return nil }
        partial.columns = columns.trees
        self.groups = groups
        self.aggregates = aggregates
        self.selection = partial
        needsExactSums = !columns.exactSums.isEmpty
        types = columns.trees.enumerated().map { columns.exactSums.contains($0) ? .text : $1.valueType }
    }

    /// The rows that the request asks for.
    ///
    /// - Parameter rows: Those that the shards have given.
    /// - Throws: ``MergedRows/Unmergeable``, `FetchError`.
    func rows(of rows: [[PrimitiveValue]]) throws -> [[PrimitiveValue]] {
        // PostgreSQL has one group of what is not a number, and takes it for the greatest one.
        guard !rows.joined().contains(where: \.isNaN) else { throw MergedRows.Unmergeable() }
        let known = try groups.gathered(rows).map { rows in
            Array((rows.first ?? []).prefix(groups.keyCount)) + (try aggregates.map { try $0.value(of: rows) })
        }
        return try groups.rows(of: known)
    }
}

/// How an aggregate comes of the values in some columns of the shards' rows.
private enum PartMerging {
    case count(Int)
    case sum(Int)
    case exactSum(Int)
    case exactIntegerSum(Int)
    case least(Int)
    case greatest(Int)
    case average(sum: Int, count: Int)
    case exactAverage(sum: Int, count: Int)
}

/// The columns that a shard is asked for.
private struct PartialColumns {
    var trees: [ExpressionTree]

    /// Whether the sums of the statement can be given with all of their digits: those of related rows cannot.
    let canBeExact: Bool

    /// The places of sums that come as texts.
    var exactSums: Set<Int> = []

    /// The place of a column, which is added if it is not there.
    mutating func place(of tree: ExpressionTree) -> Int {
        if let place = trees.firstIndex(where: { $0.isEqual(to: tree) }) { return place }
        trees.append(tree)
        return trees.count - 1
    }

    mutating func placeOfExactSum(_ tree: ExpressionTree) -> Int {
        let place = place(of: tree)
        exactSums.insert(place)
        return place
    }
}

extension PartMerging {
    /// - Returns: nil for the sum of distinct values, of which two shards may have the same.
    fileprivate init?(_ tree: ExpressionTree, _ columns: inout PartialColumns, shardKey: FetchableColumn?) {
        guard case .value(.groupAggregate(let aggregate)) = tree.node else { return nil }
        let operand = aggregate.operand
        if aggregate.isDistinct {
            guard aggregate.function == .count, let shardKey, operand?.isColumn(shardKey) == true else { return nil }
        }
        func sum(of operand: ExpressionTree) -> ExpressionTree {
            .groupAggregate(.sum, of: operand, where: aggregate.condition)
        }
        let count = ExpressionTree.groupAggregate(.count, of: operand, where: aggregate.condition)
        switch (aggregate.function, operand?.valueType) {
        case (.count, _): self = .count(columns.place(of: tree))
        // The sum of a shard may fit no integer where that of all does.
        case (.sum, .int64) where columns.canBeExact: self = .exactIntegerSum(columns.placeOfExactSum(tree))
        case (.sum, .int64), (.sum, .double): self = .sum(columns.place(of: tree))
        case (.sum, .decimal):
            guard columns.canBeExact else { return nil }
            self = .exactSum(columns.placeOfExactSum(tree))
        case (.average, .int64):
            guard let operand else { return nil }
            self = .average(
                sum: columns.place(of: sum(of: ExpressionTree(.function(.double, operand), above: operand))),
                count: columns.place(of: count))
        case (.average, .double):
            guard let operand else { return nil }
            self = .average(sum: columns.place(of: sum(of: operand)), count: columns.place(of: count))
        case (.average, .decimal):
            guard let operand, columns.canBeExact else { return nil }
            self = .exactAverage(sum: columns.placeOfExactSum(sum(of: operand)), count: columns.place(of: count))
        case (.min, .array), (.max, .array), (.sum, _), (.average, _), (.distinctSum, _), (.distinctAverage, _),
            (.joined, _), (.distinctJoined, _):
            return nil
        case (.min, _): self = .least(columns.place(of: tree))
        case (.max, _): self = .greatest(columns.place(of: tree))
        }
    }

    fileprivate func value(of rows: [[PrimitiveValue]]) throws -> PrimitiveValue {
        switch self {
        case .count(let place): return .int64(try rows.integer(place))
        case .sum(let place):
            if case .int64? = rows.first?[place] { return .int64(try rows.integer(place)) }
            return .double(try rows.double(place))
        case .least(let place): return try rows.extreme(place, isMaximum: false)
        case .greatest(let place): return try rows.extreme(place, isMaximum: true)
        case .average(let sum, let count):
            let count = try rows.integer(count)
            return count == 0 ? .null : .double(try rows.double(sum) / Double(count))
        case .exactSum(let place):
            guard let total = try rows.decimals(place, counts: nil).total else { throw MergedRows.Unmergeable() }
            return .decimal(total.decimal)
        case .exactIntegerSum(let place):
            let total = try rows.decimals(place, counts: nil).total
            guard let sum = total.flatMap({ Int64($0.text) }) else { throw MergedRows.Unmergeable() }
            return .int64(sum)
        case .exactAverage(let sum, let count):
            return try rows.decimals(sum, counts: count).average.map { .decimal($0.decimal) } ?? .null
        }
    }
}

extension [[PrimitiveValue]] {
    fileprivate func integer(_ place: Int) throws -> Int64 {
        try reduce(0) { sum, row in
            guard case .int64(let value) = row[place] else { throw MergedRows.Unmergeable() }
            let (sum, overflow) = sum.addingReportingOverflow(value)
            guard !overflow else { throw MergedRows.Unmergeable() }
            return sum
        }
    }

    fileprivate func double(_ place: Int) throws -> Double {
        let values = try map { row in
            guard case .double(let value) = row[place] else { throw MergedRows.Unmergeable() }
            return value
        }
        let sum = values.reduce(0, +)
        // PostgreSQL has an error where a sum of numbers is infinite, and says itself what else comes of infinite ones.
        guard sum.isFinite else { throw MergedRows.Unmergeable() }
        return sum
    }

    fileprivate func extreme(_ place: Int, isMaximum: Bool) throws -> PrimitiveValue {
        try map { $0[place] }.filter { !$0.isNull }.reduce(.null) { extreme, value in
            guard !extreme.isNull else { return value }
            switch extreme.order(value) {
            case .less: return isMaximum ? value : extreme
            case .greater: return isMaximum ? extreme : value
            case .equal: return extreme
            case nil: throw MergedRows.Unmergeable()
            }
        }
    }

    fileprivate func decimals(_ place: Int, counts: Int?) throws -> DecimalSum {
        var sum = DecimalSum()
        for row in self {
            var count: Int64 = 0
            if let counts {
                guard case .int64(let value) = row[counts] else { throw MergedRows.Unmergeable() }
                count = value
            }
            switch row[place] {
            case .null: continue
            case .text(let digits):
                guard sum.add(digits, ofCount: count) else { throw MergedRows.Unmergeable() }
            case .bool, .int64, .double, .data, .date, .uuid, .decimal, .array: throw MergedRows.Unmergeable()
            }
        }
        return sum
    }
}

extension ExpressionTree {
    /// Whether values of related rows are added up.
    fileprivate var sumsRelatedRows: Bool {
        contains { part in
            guard case .value(.aggregate(let function, _, _)) = part.node else { return false }
            return function != .count && !function.isExtreme
        }
    }
}
#endif
