import Foundation

/// A regular expression that must match the whole text.
struct WholeTextExpression: @unchecked Sendable {
    // Immutable and documented as safe to use from several threads, but not marked so on every platform.
    private let expression: NSRegularExpression

    private let effort: MatchEffort

    /// - Throws: ``FetchError`` if the pattern is not a regular expression.
    init(_ pattern: String, folding: TextOptions, effort: MatchEffort) throws {
        self.effort = effort
        let pattern = folding.subtracting(.caseInsensitive).fold(pattern)
        do {
            // The pattern is compiled as it is first: `a)(b` must not become valid by what is put around it. An empty one
            // is valid, though not to NSRegularExpression.
            if !pattern.isEmpty { _ = try NSRegularExpression(pattern: pattern) }
            expression = try Self.wholeText(
                pattern, options: folding.contains(.caseInsensitive) ? [.caseInsensitive] : [])
        } catch {
            throw FetchError.invalidPattern
        }
    }

    /// Closes a comment or a quotation that the pattern leaves open, which would swallow the end of the group.
    ///
    /// The last group matches every text that the pattern does not. NSRegularExpression does not tell a text without a
    /// match from one on which it gave up; so it finds something in the one, and nothing in the other.
    private static func wholeText(
        _ pattern: String, options: NSRegularExpression.Options
    ) throws -> NSRegularExpression {
        for end in ["", "\n"] {
            let whole = #"\A(?:"# + pattern + end + #")\z|()"#
            if let expression = try? NSRegularExpression(pattern: whole, options: options) { return expression }
        }
        return try NSRegularExpression(pattern: #"\A(?:"# + pattern + #"\E)\z|()"#, options: options)
    }

    /// - Throws: ``FetchError`` if the expression gives up on the text, or if it took too much on the texts before it.
    func matches(_ text: String) throws -> Bool {
        let length = text.utf16.count
        let attempt = MatchAttempt(limit: effort.limit(forLength: length))
        let lastGroup = expression.numberOfCaptureGroups
        expression.enumerateMatches(
            in: text, options: .reportProgress, range: NSRange(location: 0, length: length)
        ) { match, _, stop in
            guard let match else {
                stop.pointee = ObjCBool(!attempt.goesOn())
                return
            }
            // Where it gives up at the beginning, it may go on to find the last group behind it.
            if match.range.location == 0 { attempt.isMatch = match.range(at: lastGroup).location != 0 }
            stop.pointee = true
        }
        effort.add(attempt.steps, forLength: length)
        guard let isMatch = attempt.isMatch else { throw FetchError.abandonedMatch }
        return isMatch
    }
}

/// The state of one match of an expression with a text, on one thread.
private final class MatchAttempt: @unchecked Sendable {
    var isMatch: Bool?
    private(set) var steps = 0
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    func goesOn() -> Bool {
        steps += 1
        return steps <= limit
    }
}
