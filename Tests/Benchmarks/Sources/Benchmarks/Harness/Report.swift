import Foundation

/// The table, as Markdown.
struct Report {
    private(set) var failures: [String] = []

    /// By how much a limit may be exceeded before it counts as a failure.
    let margin: Double

    mutating func add(_ measurement: Measurement) {
        let benchmark = measurement.benchmark
        print("\n### \(benchmark.title)\n")
        print("| | median | ratio | limit |")
        print("|---|---:|---:|---:|")
        let reference = benchmark.limits.first?.reference ?? benchmark.contenders[0].name
        for contender in benchmark.contenders {
            let median = Self.time(measurement.median(of: contender.name))
            let ratio = measurement.ratio(of: contender.name, to: reference)
            let limits = benchmark.limits.filter { $0.contender == contender.name }
            let verdicts = limits.map { verdict(on: $0, in: measurement) }.joined(separator: "; ")
            print("| \(contender.name) | \(median) | \(Self.number(ratio)) | \(verdicts) |")
        }
    }

    mutating func add(_ growth: Growth) {
        print("\n### \(growth.title)\n")
        print("| | median | each |")
        print("|---:|---:|---:|")
        for (size, seconds) in growth.points {
            print("| \(size) | \(Self.time(seconds)) | \(Self.time(seconds / Double(size))) |")
        }
        let exponent = growth.exponent
        print("\nFitted exponent: \(Self.number(exponent)) (limit \(Self.number(growth.limit)))")
        if exponent > growth.limit + (margin - 1) / 2 {
            failures.append("\(growth.title): grows with the power \(Self.number(exponent))")
        }
    }

    private mutating func verdict(on limit: Limit, in measurement: Measurement) -> String {
        let ratio = measurement.ratio(of: limit.contender, to: limit.reference)
        if ratio > limit.ratio * margin {
            failures.append(
                "\(measurement.benchmark.title): \(limit.contender) takes \(Self.number(ratio)) times what "
                    + "\(limit.reference) takes; the limit is \(Self.number(limit.ratio))")
        }
        let mark = ratio <= limit.ratio ? "✓" : "✗"
        return "\(Self.number(ratio)) ≤ \(Self.number(limit.ratio)) × \(limit.reference) \(mark)"
    }

    static func number(_ value: Double) -> String {
        String(format: value < 10 ? "%.2f" : "%.1f", value)
    }

    static func time(_ seconds: Double) -> String {
        switch seconds {
        case ..<1e-6: String(format: "%.0f ns", seconds * 1e9)
        case ..<1e-3: String(format: "%.2f µs", seconds * 1e6)
        case ..<1: String(format: "%.1f ms", seconds * 1e3)
        default: String(format: "%.2f s", seconds)
        }
    }
}
