import Foundation
import Testing

/// The table of growth in "Beyond one machine", from figures of `Tests/ShardFigures`.
@Suite("The growth with the number of shards")
struct ShardGrowthTests {
    /// Three shards of 20,000 rows on two processors, which the client and other work shared.
    private let measured = ShardGrowth(
        one: [
            0.116, 0.121, 0.126, 0.131, 0.137, 0.142, 0.148, 0.152, 0.157, 0.163, 0.169, 0.172, 0.176, 0.18, 0.183,
            0.186,
            0.189, 0.192, 0.195, 0.199, 0.204, 0.209, 0.216, 0.221, 0.227, 0.23, 0.238, 0.247, 0.254, 0.263, 0.271,
            0.282,
            0.298, 0.316, 0.337, 0.374, 0.422, 0.503, 0.884, 4.124,
        ],
        part: [
            1.256, 1.318, 1.355, 1.372, 1.395, 1.419, 1.442, 1.495, 1.521, 1.536, 1.57, 1.588, 1.623, 1.651, 1.728,
            1.771,
            1.821, 1.917, 1.974, 2.132, 2.373, 2.866, 3.203, 3.358, 3.592, 4.235, 4.539, 4.683, 4.938, 5.239, 5.324,
            5.576,
            5.877, 6.428, 6.918, 7.305, 7.795, 8.565, 9.623, 11.208,
        ],
        workOfOne: (client: 0.075, shard: 0.09), workOfPart: (client: 0.2, shard: 1.3), rowsPerShard: 20_000,
        processors: 2, connections: 8)

    @Test("is that of the table in the article", arguments: [3, 10, 30, 100, 300])
    func table(_ shards: Int) throws {
        let article = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../Sources/Fetching/Fetching.docc/BeyondOneMachine.md")
        let row = measured.row(shards: shards).markdown
        #expect(try String(contentsOf: article, encoding: .utf8).contains(row), "\(row)")
    }

    @Test("leaves a request by key as it is, and makes one to all shards slower and rarer")
    func growth() {
        let rows = [3, 10, 30, 100, 300].map { measured.row(shards: $0) }
        for (row, next) in zip(rows, rows.dropFirst()) {
            #expect(row.median == next.median && row.slow == next.slow)
            #expect(row.keyedPerSecond < next.keyedPerSecond)
            #expect(row.countMedian < next.countMedian)
            #expect(row.countsPerSecond >= next.countsPerSecond)
        }
        // With many shards, the slowest of all is nearly always a slow one.
        #expect(rows[4].countMedian > measured.part[39])
        #expect(rows[0].countsPerSecond > rows[4].countsPerSecond)
    }
}
