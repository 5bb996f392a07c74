import Foundation

/// How the time of some work grows with its size.
struct Growth {
    let title: String

    /// The largest exponent that counts as linear.
    let limit: Double

    /// The sizes and the median times in seconds.
    let points: [(size: Int, seconds: Double)]

    init(
        _ title: String, sizes: [Int], rounds: Int, limit: Double = 1.1, work: (Int) throws -> () throws -> Void
    ) throws {
        self.title = title
        self.limit = limit
        let works = try sizes.map { ($0, try work($0)) }
        var seconds: [Int: [Double]] = [:]
        for round in -1..<rounds {
            for (size, work) in works {
                // What is over quickly is repeated, so that the clock can tell.
                let repetitions = max(1, min(1000, 20_000 / size))
                let start = ContinuousClock.now
                for _ in 0..<repetitions { try work() }
                let time = (ContinuousClock.now - start) / .seconds(1) / Double(repetitions)
                if round >= 0 { seconds[size, default: []].append(time) }
            }
        }
        points = sizes.map { ($0, (seconds[$0] ?? []).median) }
    }

    /// The power of the size with which the time grows: the slope of the line through all points, both axes being
    /// logarithmic. It is 1 where twice the size takes twice the time. A part that is constant, which weighs most where the
    /// size is small, makes it less.
    var exponent: Double { Self.slope(through: points) }

    /// The same between the two largest sizes, where a constant part weighs least.
    var lastExponent: Double { Self.slope(through: points.suffix(2)) }

    private static func slope(through points: some Collection<(size: Int, seconds: Double)>) -> Double {
        let logarithms = points.map { (x: log(Double($0.size)), y: log($0.seconds)) }
        let meanX = logarithms.map(\.x).reduce(0, +) / Double(points.count)
        let meanY = logarithms.map(\.y).reduce(0, +) / Double(points.count)
        let covariance = logarithms.map { ($0.x - meanX) * ($0.y - meanY) }.reduce(0, +)
        let variance = logarithms.map { ($0.x - meanX) * ($0.x - meanX) }.reduce(0, +)
        return covariance / variance
    }
}
