/// The budget of a request's regular expressions, on all of its texts together.
///
/// It is counted rather than timed, so that the same request on the same rows always ends the same way. A step is one that
/// ICU reports: 10,000 states that it may have to come back to. A pattern for which ICU's time grows with the length of the
/// text stays within what each text may take, and so with any number of texts.
package final class MatchEffort: @unchecked Sendable {
    // One request is run by one thread.

    /// About a second.
    private var rest = 4_000

    package init() {}

    /// The steps that belong to a text of this length, without a part of what all texts have together.
    private static func allowance(forLength length: Int) -> Int { 1 + length / 312 }

    /// The steps after which matching a text of this length is abandoned.
    func limit(forLength length: Int) -> Int { Self.allowance(forLength: length) + rest }

    /// Counts what matching a text took.
    func add(_ steps: Int, forLength length: Int) {
        rest -= max(0, steps - Self.allowance(forLength: length))
    }
}
