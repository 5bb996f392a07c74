/// The size of the matches of a regular expression, as far as the pattern tells it.
struct PatternSize {
    /// The number of scalars, in which what is repeated a number of times counts as often: `a{3}` as `aaa`.
    var length: Int { open.reduce(current) { min($0 + $1, Self.largest) } }

    /// The number of groups, of whatever kind.
    private(set) var groups = 0

    /// The length before each group that is open, and behind it.
    private var open: [Int] = []
    private var current = 0

    /// The length of what a repetition would repeat.
    private var last = 0

    /// More than any limit is enough.
    private static let largest = 1 << 32

    init(_ pattern: String) {
        var scalars = pattern.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\\": add(scalars.popFirst() == nil ? 1 : 2)
            case "(": enter()
            case ")": leave()
            case "{":
                guard let end = scalars.firstIndex(of: "}") else {
                    add(1)
                    continue
                }
                add(braces: Substring(scalars[..<end]))
                scalars = scalars[scalars.index(after: end)...]
            default: add(1)
            }
        }
    }

    private mutating func add(_ length: Int) {
        current = min(current + length, Self.largest)
        last = length
    }

    private mutating func enter() {
        groups += 1
        open.append(current)
        (current, last) = (1, 1)
    }

    private mutating func leave() {
        let inner = min(current + 1, Self.largest)
        current = open.popLast() ?? 0
        add(inner)
    }

    /// Adds a repetition, or the name of a property.
    private mutating func add(braces content: Substring) {
        let bounds = content.split(separator: ",")
        guard !bounds.isEmpty, bounds.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }) else {
            return add(content.unicodeScalars.count + 2)
        }
        let times = bounds.map { Int($0) ?? Self.largest }.max() ?? 1
        // It was counted once already.
        let (more, overflow) = last.multipliedReportingOverflow(by: max(0, times - 1))
        let repeated = last
        add(overflow ? Self.largest : min(more, Self.largest))
        last = min(repeated + last, Self.largest)
    }
}
