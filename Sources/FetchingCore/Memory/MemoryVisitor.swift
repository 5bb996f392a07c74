import Foundation

/// Goes through rows, those of a relationship or those of a group, and computes values from them.
struct MemoryVisitor: Sendable {
    /// Calls a closure for each of the rows, until it gives false, with the place from which the values of the row are read.
    let forEach: @Sendable (UnsafeRawPointer, _ body: (UnsafeRawPointer) throws -> Bool) throws -> Void

    init(
        _ forEach: @escaping @Sendable (UnsafeRawPointer, _ body: (UnsafeRawPointer) throws -> Bool) throws -> Void
    ) {
        self.forEach = forEach
    }

    var count: ColumnReader {
        .int64 { root in
            var count: Int64 = 0
            try forEach(root) { _ in
                count += 1
                return true
            }
            return count
        }
    }

    /// The sum. One that does not fit its type is an error or nil, in whichever order the rows come.
    func sum(of value: ColumnReader, failsOnOverflow: Bool) -> ColumnReader {
        switch value {
        case .int64(let read):
            .int64 { root in
                var sum: Int64 = 0
                // How often the sum has passed the largest number, less how often the smallest.
                var carry = 0
                try forEach(root) { row in
                    guard let value = try read(row) else { return true }
                    let (next, overflow) = sum.addingReportingOverflow(value)
                    if overflow { carry += value < 0 ? -1 : 1 }
                    sum = next
                    return true
                }
                guard carry != 0 else { return sum }
                guard !failsOnOverflow else { throw FetchError.arithmeticOverflow }
                return nil
            }
        case .double(let read): .double { root in try sum(of: read, from: root).sum }
        case .decimal(let read):
            .decimal { root in
                if let sum = try sum(of: read, from: root).total { return sum.decimal }
                guard !failsOnOverflow else { throw FetchError.arithmeticOverflow }
                return nil
            }
        // The values of another type are those of a literal nil, and without values the sum is 0.
        case .bool, .text, .data, .date, .uuid, .array: .int64 { _ in 0 }
        }
    }

    func average(of value: ColumnReader) -> ColumnReader {
        let number: ColumnReader.Read<Double>
        switch value {
        case .int64(let read): number = { try read($0).map(Double.init) }
        case .double(let read): number = read
        case .decimal(let read): return .decimal { root in try sum(of: read, from: root).average?.decimal }
        case .bool, .text, .data, .date, .uuid, .array: return ColumnReader(.null)
        }
        return .double { root in
            let (sum, count) = try sum(of: number, from: root)
            return count == 0 ? nil : sum / Double(count)
        }
    }

    private func sum(
        of read: ColumnReader.Read<Double>, from root: UnsafeRawPointer
    ) throws -> (sum: Double, count: Int) {
        var (sum, count) = (0.0, 0)
        try forEach(root) { row in
            guard let value = try read(row)?.comparable else { return true }
            sum += value
            count += 1
            return true
        }
        return (sum, count)
    }

    private func sum(of read: ColumnReader.Read<Decimal>, from root: UnsafeRawPointer) throws -> DecimalSum {
        var sum = DecimalSum()
        try forEach(root) { row in
            if let value = try read(row)?.comparable { sum.add(DecimalNumber(value)) }
            return true
        }
        return sum
    }

    func extreme(of value: ColumnReader, isMaximum: Bool) -> ColumnReader {
        switch value {
        case .bool(let read): .bool { try extreme(of: read, isMaximum, from: $0) }
        case .int64(let read): .int64 { try extreme(of: read, isMaximum, from: $0) }
        case .double(let read): .double { try extreme(of: read, isMaximum, from: $0) }
        case .text(let read): .text { try extreme(of: read, isMaximum, from: $0) }
        case .data(let read): .data { try extreme(of: read, isMaximum, from: $0) }
        case .date(let read): .date { try extreme(of: read, isMaximum, from: $0) }
        case .uuid(let read): .uuid { try extreme(of: read, isMaximum, from: $0) }
        case .decimal(let read): .decimal { try extreme(of: read, isMaximum, from: $0) }
        case .array(let read): .array { try extreme(of: read, isMaximum, from: $0) }
        }
    }

    private func extreme<Value: MemoryValue>(
        of read: ColumnReader.Read<Value>, _ isMaximum: Bool, from root: UnsafeRawPointer
    ) throws -> Value? {
        var extreme: Value?
        try forEach(root) { row in
            guard let value = try read(row)?.comparable else { return true }
            guard let current = extreme else {
                extreme = value
                return true
            }
            if isMaximum ? current.isLess(than: value) : value.isLess(than: current) { extreme = value }
            return true
        }
        return extreme
    }

    /// The texts of the rows, one behind the other.
    ///
    /// - Parameter order: The order of the rows, and what they are sorted by.
    func joined(
        _ value: ColumnReader, by separator: String, in order: [(key: SortKey, value: ColumnReader)]
    ) -> ColumnReader {
        // What is never a text is nil in every row.
        guard case .text(let read) = value else { return .text { _ in "" } }
        let keys = order.map(\.key)
        return .text { root in
            var texts: [(text: String, keys: [PrimitiveValue])] = []
            try forEach(root) { row in
                guard let text = try read(row) else { return true }
                texts.append((text, try order.map { $0.key.value(of: try $0.value.primitiveValue(at: row)) }))
                return true
            }
            texts.sort { a, b in
                switch keys.order(a.keys, b.keys) {
                case .less: true
                case .greater: false
                case .equal: a.text.isLess(than: b.text)
                }
            }
            return texts.lazy.map(\.text).joined(separator: separator)
        }
    }

    /// Goes through the first row of each value that is not nil.
    func distinct(by value: ColumnReader) -> MemoryVisitor {
        MemoryVisitor { root, body in
            var seen: Set<ExactValue> = []
            try forEach(root) { row in
                let value = try value.primitiveValue(at: row).comparable
                guard !value.isNull, seen.insert(ExactValue(value)).inserted else { return true }
                return try body(row)
            }
        }
    }

    /// The number of distinct values, without nil.
    func countOfDistinct(_ value: ColumnReader) -> ColumnReader {
        .int64 { root in
            var seen: Set<ExactValue> = []
            try forEach(root) { row in
                let value = try value.primitiveValue(at: row).comparable
                if !value.isNull { seen.insert(ExactValue(value)) }
                return true
            }
            return Int64(seen.count)
        }
    }
}
