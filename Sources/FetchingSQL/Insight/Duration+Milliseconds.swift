extension Duration {
    /// The milliseconds, with three digits behind the point.
    package var millisecondsText: String {
        let (seconds, attoseconds) = components
        let microseconds = attoseconds / 1_000_000_000_000
        let rest = String(microseconds % 1000)
        let zeros = String(repeating: "0", count: max(3 - rest.count, 0))
        return "\(seconds * 1000 + microseconds / 1000).\(zeros)\(rest)"
    }
}
