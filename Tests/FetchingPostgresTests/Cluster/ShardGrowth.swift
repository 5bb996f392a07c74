import Foundation

/// What grows with the number of shards, drawn from the figures of one of them.
///
/// Its limits: servers are taken to be alike, idle but for these requests, and as near as on one machine; no server is ever lost; the
/// key spreads requests evenly; the rows of a shard are those of the measurement.
struct ShardGrowth {
    /// The milliseconds of a request for a row by its key, from the fastest to the slowest, each as likely as another.
    let one: [Double]

    /// The same for the part of a shard in a count of all of its rows.
    let part: [Double]

    /// The milliseconds of a processor for a request by key: of the client, and of the shard.
    let workOfOne: (client: Double, shard: Double)

    /// The same for the part of a shard in a count.
    let workOfPart: (client: Double, shard: Double)

    let rowsPerShard: Int

    /// The processors of each machine.
    let processors: Double

    /// The connections of a pool to each shard.
    let connections: Int

    struct Row: Equatable {
        let shards: Int
        let rows: Int
        let median: Double
        let slow: Double
        let keyedPerSecond: Int
        let clients: Int
        let countMedian: Double
        let countSlow: Double
        let countsPerSecond: Int
        let connections: Int
    }

    /// The figures of a number of shards.
    func row(shards: Int, draws: Int = 4_000, seed: UInt64 = 1) -> Row {
        var random = SplitMix64(state: seed)
        let single = (0..<draws).map { _ in draw(one, &random) }.sorted()
        let counts = (0..<draws).map { _ in
            // All are asked at the same time, and the slowest is waited for. The client puts one after the other together.
            (0..<shards).reduce(0) { slowest, _ in max(slowest, draw(part, &random)) }
                + Double(shards) * workOfPart.client / processors
        }.sorted()
        let keyed = Double(shards) * processors * 1000 / workOfOne.shard
        let client = processors * 1000 / workOfOne.client
        let ofShard = processors * 1000 / workOfPart.shard
        return Row(
            shards: shards, rows: shards * rowsPerShard, median: single[draws / 2], slow: single[draws * 99 / 100],
            keyedPerSecond: Int(keyed), clients: Int((keyed / client).rounded(.up)), countMedian: counts[draws / 2],
            countSlow: counts[draws * 99 / 100],
            countsPerSecond: Int(min(ofShard, processors * 1000 / (workOfPart.client * Double(shards)))),
            connections: shards * connections)
    }

    private func draw(_ times: [Double], _ random: inout SplitMix64) -> Double {
        times.randomElement(using: &random) ?? 0
    }
}

extension ShardGrowth.Row {
    /// A row of the table in "Beyond one machine".
    var markdown: String {
        let numbers = [
            "\(shards)", rows.grouped, "\(median.short) / \(slow.short)", keyedPerSecond.grouped, "\(clients)",
            "\(countMedian.short) / \(countSlow.short)", countsPerSecond.grouped, connections.grouped,
        ]
        return "| " + numbers.joined(separator: " | ") + " |"
    }
}

extension Int {
    fileprivate var grouped: String {
        let digits = String(self)
        var text = ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place).isMultiple(of: 3) { text += "," }
            text.append(digit)
        }
        return text
    }
}

extension Double {
    /// Two digits behind the point below 10, one above.
    fileprivate var short: String {
        let factor = self < 10 ? 100.0 : 10.0
        return "\((self * factor).rounded() / factor)"
    }
}

private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}
