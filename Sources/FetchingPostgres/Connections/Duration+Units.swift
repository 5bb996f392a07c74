#if Postgres
extension Duration {
    /// The nanoseconds, at most those of a hundred years.
    var clampedNanoseconds: Int {
        let (seconds, attoseconds) = min(max(self, .zero), .seconds(3_155_760_000)).components
        return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    }

    /// The milliseconds as the server takes them, at least one: with none it waits for ever.
    var wholeMilliseconds: Int { min(max(clampedNanoseconds / 1_000_000, 1), Int(Int32.max)) }
}
#endif
