/// A set of scalars, as ranges in order that neither overlap nor touch.
struct ScalarSet: Equatable {
    private(set) var ranges: [ClosedRange<UInt32>]

    /// - Parameter ranges: Ranges of scalars in any order, whose bounds are no surrogates.
    init(_ ranges: [ClosedRange<UInt32>]) {
        self.ranges = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) { append(range) }
    }

    init(_ scalars: some Sequence<Unicode.Scalar>) { self.init(scalars.map { $0.value...$0.value }) }

    /// Adds a range that does not begin before the last one.
    private mutating func append(_ range: ClosedRange<UInt32>) {
        guard let last = ranges.last, range.lowerBound <= last.upperBound.nextScalar else {
            return ranges.append(range)
        }
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    }

    func union(_ other: ScalarSet) -> ScalarSet { ScalarSet(ranges + other.ranges) }

    var complement: ScalarSet {
        var result: [ClosedRange<UInt32>] = []
        var begin: UInt32 = 0
        for range in ranges {
            if begin < range.lowerBound { result.append(begin...range.lowerBound.scalarBefore) }
            begin = range.upperBound.nextScalar
        }
        if begin <= .lastScalar { result.append(begin...(.lastScalar)) }
        return ScalarSet(result)
    }

    func contains(_ value: UInt32) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(value)
    }

    /// The scalar of a set that has no other.
    var onlyScalar: Unicode.Scalar? {
        guard ranges.count == 1, ranges[0].count == 1 else { return nil }
        return Unicode.Scalar(ranges[0].lowerBound)
    }
}

extension UInt32 {
    fileprivate static var lastScalar: UInt32 { 0x10FFFF }

    /// The value after this one that is not of a surrogate.
    fileprivate var nextScalar: UInt32 { self == 0xD7FF ? 0xE000 : self + 1 }

    fileprivate var scalarBefore: UInt32 { self == 0xE000 ? 0xD7FF : self - 1 }
}
