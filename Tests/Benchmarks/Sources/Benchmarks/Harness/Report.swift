import Foundation

/// The tables, as Markdown.
struct Report {
    /// What exceeds its limit.
    private(set) var failures: [String] = []

    private let tolerance: Tolerance

    init(tolerance: Tolerance) { self.tolerance = tolerance }

    /// Measures, and prints what was measured. What is not tolerated is measured up to three times: noise passes, a
    /// regression stays.
    mutating func add<Result: Reportable>(_ measure: () async throws -> Result) async throws {
        var result = try await measure()
        for _ in 0..<2 where !result.failures(tolerance).isEmpty { result = try await measure() }
        print("\n### \(result.title)\n")
        print(result.table)
        failures += result.failures(tolerance).map { "\(result.title): \($0)" }
    }
}

/// When a figure counts as a failure.
enum Tolerance {
    /// Where it exceeds what we promise.
    case none

    /// Where it is more than so many times what it usually is.
    case factor(Double)
}

/// Something that was measured, and is held to limits.
protocol Reportable {
    var title: String { get }

    /// In Markdown.
    var table: String { get }

    func failures(_ tolerance: Tolerance) -> [String]
}

extension Measurement: Reportable {
    var title: String { benchmark.title }

    var table: String {
        let reference = benchmark.limits.first?.reference ?? benchmark.contenders[0].name
        let rows = benchmark.contenders.map { contender in
            let verdicts = benchmark.limits.filter { $0.contender == contender.name }.map(verdict)
            let time = Format.time(median(of: contender.name))
            let ratio = Format.number(ratio(of: contender.name, to: reference))
            return "| \(contender.name) | \(time) | \(ratio) | \(verdicts.joined(separator: "; ")) |"
        }
        return (["| | median | ratio | limit |", "|---|---:|---:|---|"] + rows).joined(separator: "\n")
    }

    private func verdict(on limit: Limit) -> String {
        let ratio = ratio(of: limit.contender, to: limit.reference)
        let mark = ratio <= limit.ratio ? "✓" : "✗"
        return "\(Format.number(ratio)) ≤ \(Format.number(limit.ratio)) × \(limit.reference) \(mark)"
    }

    func failures(_ tolerance: Tolerance) -> [String] {
        benchmark.limits.compactMap { limit in
            let ratio = ratio(of: limit.contender, to: limit.reference)
            let most =
                switch tolerance {
                case .none: limit.ratio
                case .factor(let factor): limit.usualRatio * factor
                }
            guard ratio > most else { return nil }
            return "\(limit.contender) takes \(Format.number(ratio)) times what \(limit.reference) takes; "
                + "no more than \(Format.number(most)) is accepted"
        }
    }
}

extension Growth: Reportable {
    var table: String {
        let rows = points.map { size, seconds in
            "| \(size) | \(Format.time(seconds)) | \(Format.time(seconds / Double(size))) |"
        }
        let mark = largestExponent <= limit ? "✓" : "✗"
        return
            (["| size | median | each |", "|---:|---:|---:|"] + rows + [
                "",
                "Fitted exponent \(Format.number(exponent)), between the last two sizes \(Format.number(lastExponent)); "
                    + "limit \(Format.number(limit)) \(mark)",
            ]).joined(separator: "\n")
    }

    private var largestExponent: Double { max(exponent, lastExponent) }

    func failures(_ tolerance: Tolerance) -> [String] {
        let most =
            switch tolerance {
            case .none: limit
            // With few sizes, and little time for each, noise makes a difference.
            case .factor: limit + 0.25
            }
        guard largestExponent > most else { return [] }
        return ["grows with the power \(Format.number(largestExponent))"]
    }
}

enum Format {
    static func number(_ value: Double) -> String {
        String(format: value < 0.1 ? "%.3f" : value < 10 ? "%.2f" : "%.1f", value)
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
