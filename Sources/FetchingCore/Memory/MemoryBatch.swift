/// Up to 64 models that stand one behind the other, with one bit for each that a condition is asked about.
///
/// A condition that stands in a closure costs a call for each model. One that is asked about a batch costs one for all,
/// and the loop over the models stands beside what it compares.
struct MemoryBatch {
    /// The address of the first model.
    let start: UnsafeRawPointer

    /// The bytes from one model to the next.
    let stride: Int

    /// The models that are asked about, the first as the lowest bit.
    var rows: UInt64

    /// The models that a condition holds for.
    @inline(__always)
    func filtered(by holds: (UnsafeRawPointer) throws -> Bool) rethrows -> UInt64 {
        var rest = rows
        var kept: UInt64 = 0
        while rest != 0 {
            let row = rest.trailingZeroBitCount
            // A branch would be guessed wrong for many models of a condition that half of them meet.
            kept |= (try holds(start + row &* stride) ? 1 : 0) << UInt64(truncatingIfNeeded: row)
            rest &= rest &- 1
        }
        return kept
    }
}

extension MemoryCondition {
    /// Sets the bits of the models that the condition holds for: the first model is the lowest bit of the first word.
    ///
    /// - Returns: The number of these models.
    @usableFromInline
    func matches(
        amongFirst count: Int, at start: UnsafeRawPointer, stride: Int, into words: UnsafeMutableBufferPointer<UInt64>
    ) throws -> Int {
        var found = 0
        for word in words.indices {
            let first = word * 64
            let rows = Swift.min(64, count - first)
            guard rows > 0 else {
                words[word] = 0
                continue
            }
            words[word] = try matches(
                in: MemoryBatch(start: start + first * stride, stride: stride, rows: .max >> UInt64(64 - rows)))
            found += words[word].nonzeroBitCount
        }
        return found
    }

    /// The models of a batch that the condition holds for.
    func matches(in batch: MemoryBatch) throws -> UInt64 {
        if let filter { return try filter(batch) }
        return try batch.filtered(by: holds)
    }
}
