import FetchingTestSupport
import Foundation
import Testing

@testable import FetchingCore

/// What is fast gives what is slow.
@Suite("Fast paths of text") struct TextFastPathTests {
    private static let options: [TextOptions] = [
        .caseInsensitive, .diacriticInsensitive, .diacriticAndCaseInsensitive,
    ]

    @Test(arguments: options) func everyScalarIsFoldedAsFoundationDoes(options: TextOptions) {
        // All that the table has and what is around it, and some of the others.
        let values = (0..<0x3200 as Range<UInt32>).map(\.self) + stride(from: 0x3200 as UInt32, to: 0x11_0000, by: 97)
        for scalar in values.compactMap(Unicode.Scalar.init) {
            let text = "a" + String(Character(scalar)) + "B"
            #expect(bytes(options.fold(text)) == bytes(options.foldWithoutTable(text)), "\(scalar.value)")
        }
    }

    @Test(arguments: options) func textsAreFoldedAsFoundationDoes(options: TextOptions) {
        let alphabet = Array(
            "aZé\u{301}\u{316}ΑΣςẼḆ\u{323}が\u{3099}漢字\u{302E}\u{302F}İıß\u{FEFF}\u{212B}한हि😀 \0\u{1E9B}".unicodeScalars)
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<3_000 {
            var scalars = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...12, using: &generator) {
                scalars.append(alphabet.randomElement(using: &generator) ?? "a")
            }
            let text = String(scalars)
            #expect(bytes(options.fold(text)) == bytes(options.foldWithoutTable(text)), "\(text.debugDescription)")
        }
    }

    @Test func aTextThatGrowsIsFolded() {
        let text = String(repeating: "İ", count: 1_000)
        #expect(bytes(TextOptions.caseInsensitive.fold(text)) == bytes(String(repeating: "i\u{307}", count: 1_000)))
    }

    @Test func manyTextsAreFoundAsEach() {
        var generator = SystemRandomNumberGenerator()
        func text(_ length: ClosedRange<Int>) -> String {
            let count = Int.random(in: length, using: &generator)
            return String((0..<count).map { _ in "abé".randomElement(using: &generator) ?? "a" })
        }
        for _ in 0..<5_000 {
            let texts = (0..<Int.random(in: 1...5, using: &generator)).map { _ in text(1...4) }
            let other = text(0...12)
            #expect(
                AnyTextFinder(texts)?.isFound(in: other) == texts.contains { other.containsBytes(of: $0) },
                "\(texts) in \(other)")
        }
        #expect(AnyTextFinder(["a", ""]) == nil)
        #expect(AnyTextFinder([String(repeating: "a", count: 1 << 20)]) == nil)
    }

    @Test func patternsMatchAsInThePlainestWay() {
        for _ in 0..<20_000 {
            let pattern = String((0..<Int.random(in: 0...7)).map { _ in "aé**??".randomElement() ?? "a" })
            let text = String((0..<Int.random(in: 0...9)).map { _ in "aé".randomElement() ?? "a" })
            #expect(
                LikeMatcher(LikePattern(pattern)).matches(text)
                    == isLike(text.unicodeScalars[...], pattern.unicodeScalars[...]),
                "\(text.debugDescription) like \(pattern.debugDescription)")
        }
    }

    @Test func aPartLongerThanAWordIsFound() {
        let part = String(repeating: "ab?", count: 60)
        let text = String(repeating: "a", count: 99) + String(repeating: "abc", count: 60) + "d"
        #expect(LikeMatcher(LikePattern("*" + part + "*")).matches(text))
        #expect(LikeMatcher(LikePattern("*" + part + "d")).matches(text))
        #expect(!LikeMatcher(LikePattern("*" + part + "e*")).matches(text))
        #expect(!LikeMatcher(LikePattern("*" + part + part + "*")).matches(text))
    }

    private func isLike(_ text: Substring.UnicodeScalarView, _ pattern: Substring.UnicodeScalarView) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        switch first {
        case "*":
            let rest = pattern.dropFirst()
            return text.indices.contains { isLike(text[$0...], rest) } || isLike(text.suffix(0), rest)
        case "?": return !text.isEmpty && isLike(text.dropFirst(), pattern.dropFirst())
        default: return text.first == first && isLike(text.dropFirst(), pattern.dropFirst())
        }
    }

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}

/// A request costs what its texts are long, not what its patterns are.
@Suite("Cost of patterns", .serialized) struct PatternCostTests {
    @Test(arguments: [
        "*" + String(repeating: "a", count: 500) + "b*", "*" + String(repeating: "a", count: 500) + "?b*",
        "*" + String(repeating: "a?", count: 200) + "b",
    ])
    func aLongPatternOnALongText(pattern: String) {
        let text = String(repeating: "a", count: 1_000_000)
        let matcher = LikeMatcher(LikePattern(pattern))
        let time = ProcessorTime.of { #expect(!matcher.matches(text)) }
        // Comparing the pattern at each place of the text takes minutes without optimization.
        #expect(time < .seconds(20), "\(time)")
    }

    @Test func manyTextsCostNoMoreTogetherThanARequestMay() throws {
        // Each is soon told: it is their number that takes long.
        let text = String(repeating: "a", count: 17) + "!"
        let matcher = try TextMatcher(.matches, pattern: "(a+)+", options: [])
        var count = 0
        let error = #expect(throws: FetchError.self) {
            while count < 20_000 {
                let isMatch = try matcher.matches(text)
                #expect(!isMatch)
                count += 1
            }
        }
        #expect(error?.code == .abandonedMatch)
        #expect(count > 100)
    }

    @Test func theEffortIsThatOfAllExpressionsOfARequest() throws {
        let effort = MatchEffort()
        let text = String(repeating: "a", count: 21) + "!"
        let matchers = try (0..<40).map { _ in try TextMatcher(.matches, pattern: "(a+)+", options: [], effort: effort)
        }
        #expect(throws: FetchError.self) { for matcher in matchers { _ = try matcher.matches(text) } }
    }

    @Test func anyNumberOfTextsIsMatchedWithAnOrdinaryExpression() throws {
        let text = String(repeating: "some words and numbers 123, ", count: 400)
        let matcher = try TextMatcher(.matches, pattern: #".*\d.*words.*numbers.*"#, options: [])
        for _ in 0..<200 { #expect(try matcher.matches(text)) }
    }
}
