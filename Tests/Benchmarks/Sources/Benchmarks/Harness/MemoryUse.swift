import Foundation

/// How much memory some work takes beyond what was there before, by its size.
struct MemoryUse: Reportable {
    let title: String

    /// The most bytes by which the largest size may take more than the smallest.
    let limit: Int

    /// The sizes and the bytes.
    private(set) var points: [(size: Int, bytes: Int)] = []

    /// - Parameter work: Does the work, and calls the closure that it is given from time to time.
    init<Fixture>(
        _ title: String, _ fixtures: [(Int, Fixture)], limit: Int,
        work: (Fixture, () -> Void) async throws -> Void
    ) async throws {
        self.title = title
        self.limit = limit
        for (size, fixture) in fixtures {
            // Once for what stays: caches, threads, connections.
            try await work(fixture) {}
            var most: [Int] = []
            for _ in 0..<3 {
                let before = Self.residentBytes()
                var peak = before
                try await work(fixture) { peak = max(peak, Self.residentBytes()) }
                most.append(peak - before)
            }
            points.append((size, most.sorted()[1]))
        }
    }

    private var growth: Int { (points.last?.bytes ?? 0) - (points.first?.bytes ?? 0) }

    var table: String {
        let rows = points.map { "| \($0.size) | \(Self.megabytes($0.bytes)) |" }
        let mark = growth <= limit ? "✓" : "✗"
        return
            (["| rows | more memory |", "|---:|---:|"] + rows + [
                "", "Grows by \(Self.megabytes(growth)); limit \(Self.megabytes(limit)) \(mark)",
            ]).joined(separator: "\n")
    }

    func failures(_ tolerance: Tolerance) -> [String] {
        growth <= limit ? [] : ["the memory grows by \(Self.megabytes(growth))"]
    }

    private static func megabytes(_ bytes: Int) -> String { Format.number(max(Double(bytes) / 1e6, 0)) + " MB" }

    /// What the process has in memory, 0 on systems without `/proc`.
    private static func residentBytes() -> Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        guard fgets(&line, 128, file) != nil else { return 0 }
        let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let fields = text.split(separator: " ")
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    }
}
