import FetchingTestSupport

/// A random regular expression in the syntax of ICU, with a text that is likely to match it.
struct RandomExpression {
    let pattern: String
    let sample: String

    private typealias Part = (pattern: String, sample: String)

    init(_ generator: inout SplitMix64) {
        var part = Self.choice(depth: 3, &generator)
        if generator.drawsOne(in: 8) { part.pattern = "^" + part.pattern }
        if generator.drawsOne(in: 8) { part.pattern += Self.pick(["$", #"\z"#, #"\Z"#], &generator) }
        if generator.drawsOne(in: 12) {
            part.pattern = Self.pick(["(?i)", "(?x) ", "(?ix)"], &generator) + part.pattern
        }
        (pattern, sample) = part
    }

    /// A text of a few scalars that the expressions are made of.
    static func text(_ generator: inout SplitMix64) -> String {
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in pick(scalars, &generator) }.joined()
    }

    /// Scalars that are alike in one way or another, and such as have a meaning in expressions.
    private static let scalars = [
        "a", "a", "b", "b", "A", "s", "S", "ß", "ẞ", "ſ", "t", "ﬅ", "ﬆ", "k", "K", "\u{212A}", "n", "\u{2BC}",
        "\u{149}", "i",
        "I", "ı", "İ", "\u{307}", "f", "F", "ﬁ", "ﬀ", "ﬃ", "1", "٣", "_", "-", " ", "\n", "\r", "\u{0B}", "\u{85}",
        "\u{2028}",
        "\u{A0}", "😀", "é", "e", "\u{301}", "Σ", "σ", "ς", "Ǆ", "ǅ", "ǆ", "\u{390}", "\u{1FD3}", "ᾳ", "ᾼ", "α", "ι",
        "\u{345}",
        "Ꭰ", "ꭰ", "𐐀", "𐐨", "\u{200D}", "(", ")", "[", "]", "{", "}", "*", "+", "?", ".", "^", "$", "|", #"\"#, "/",
        "#", "%",
        "&", ":", "~", "\"", "'", "\u{10FFFF}", "\u{E000}", "\u{D7FF}",
    ]

    private static func choice(depth: Int, _ generator: inout SplitMix64) -> Part {
        let first = sequence(depth: depth, &generator)
        guard generator.drawsOne(in: 5) else { return first }
        let second = sequence(depth: depth, &generator)
        return (first.pattern + "|" + second.pattern, generator.drawsOne(in: 2) ? first.sample : second.sample)
    }

    private static func sequence(depth: Int, _ generator: inout SplitMix64) -> Part {
        var part: Part = ("", "")
        for _ in 0..<Int.random(in: 0...4, using: &generator) {
            let next = quantified(depth: depth, &generator)
            part = (part.pattern + next.pattern, part.sample + next.sample)
        }
        return part
    }

    private static func quantified(depth: Int, _ generator: inout SplitMix64) -> Part {
        let element = atom(depth: depth, &generator)
        guard generator.drawsOne(in: 3) else { return element }
        let (quantifier, counts) = pick(
            [
                ("*", 0...3), ("+", 1...3), ("?", 0...1), ("*?", 0...2), ("+?", 1...2), ("??", 0...1), ("{2}", 2...2),
                ("{0,2}", 0...2), ("{1,}", 1...3), ("{2,3}?", 2...3), ("{0}", 0...0), ("++", 1...1),
            ], &generator)
        let count = Int.random(in: counts, using: &generator)
        return (element.pattern + quantifier, String(repeating: element.sample, count: count))
    }

    private static func atom(depth: Int, _ generator: inout SplitMix64) -> Part {
        switch Int.random(in: 0..<20, using: &generator) {
        case 0, 1: return (".", pick(scalars, &generator))
        case 2, 3:
            return pick(
                [
                    (#"\d"#, "1"), (#"\w"#, "é"), (#"\s"#, "\n"), (#"\D"#, "a"), (#"\W"#, "-"), (#"\S"#, "\u{301}"),
                ], &generator)
        case 4, 5, 6: return set(&generator)
        case 7, 8, 9, 10:
            guard depth > 0 else { return scalar(&generator) }
            let content = choice(depth: depth - 1, &generator)
            return (pick(["(", "(?:"], &generator) + content.pattern + ")", content.sample)
        case 11:
            guard depth > 0 else { return scalar(&generator) }
            let content = choice(depth: depth - 1, &generator)
            return (pick(["(?=", "(?!", "(?<=", "(?<!"], &generator) + content.pattern + ")", "")
        case 12:
            let content = pick(["a", "b+", "s|", "(", "#"], &generator)
            return (#"\Q"# + content + #"\E"#, content)
        case 13: return (pick([#"\b"#, #"\p{L}"#, "^", "$", #"\R"#, #"\1"#], &generator), "")
        default: return scalar(&generator)
        }
    }

    private static func scalar(_ generator: inout SplitMix64) -> Part {
        let scalar = pick(scalars, &generator)
        return (escaped(scalar, &generator), scalar)
    }

    private static func set(_ generator: inout SplitMix64) -> Part {
        var pattern = generator.drawsOne(in: 4) ? "[^" : "["
        var sample = "a"
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: pattern += pick([#"\d"#, #"\w"#, #"\s"#, #"\D"#, #"\W"#, #"\S"#], &generator)
            case 1, 2:
                let bounds = [pick(scalars, &generator), pick(scalars, &generator)].sorted {
                    $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
                }
                pattern += bounds.map { escaped($0, &generator) }.joined(separator: "-")
                sample = bounds[0]
            default:
                sample = pick(scalars, &generator)
                pattern += escaped(sample, &generator)
            }
        }
        return (pattern + "]", sample)
    }

    /// One of the ways to write a scalar, seldom one that has a meaning.
    private static func escaped(_ text: String, _ generator: inout SplitMix64) -> String {
        guard let scalar = text.unicodeScalars.first else { return "" }
        if scalar.properties.isAlphabetic || scalar.properties.numericType != nil, !generator.drawsOne(in: 10) {
            return text
        }
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: return #"\x{"# + String(scalar.value, radix: 16) + "}"
        case 1: return text
        case 2 where scalar.value < 0x10000:
            let digits = String(scalar.value, radix: 16)
            return #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
        case 3 where scalar == "\n": return #"\n"#
        default: return scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? text : #"\"# + text
        }
    }

    private static func pick<Value>(_ values: [Value], _ generator: inout SplitMix64) -> Value {
        values[Int.random(in: values.indices, using: &generator)]
    }
}

extension SplitMix64 {
    fileprivate mutating func drawsOne(in number: Int) -> Bool { Int.random(in: 0..<number, using: &self) == 0 }
}
