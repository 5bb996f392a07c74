/// Reads a query by the rules of the search box for quotes, minus signs and operators. What has no meaning is left out.
struct TextQueryParser {
    private var scanner: SearchScanner
    private var alternatives: [[FullTextTerm]] = [[]]
    private var count = 0

    /// Whether the alternative has something, be it without words.
    private var hasTerm = false

    static func alternatives(of text: String) -> [[FullTextTerm]] {
        var parser = TextQueryParser(scanner: SearchScanner(text))
        parser.parse()
        return parser.alternatives.filter { !$0.isEmpty }
    }

    private init(scanner: SearchScanner) { self.scanner = scanner }

    private mutating func parse() {
        while count < TextQuery.maximumTerms {
            skip()
            guard scanner.next != nil else { return }
            if let (found, end) = scanner.operatorHere(), found != .not, hasTerm, isTerm(at: end) {
                scanner.position = end
                guard found.isOr else { continue }
                alternatives.append([])
                hasTerm = false
            } else {
                term()
            }
        }
    }

    /// Spaces and parentheses mean nothing.
    private mutating func skip() { scanner.skip { $0.isWhitespace || $0 == "(" || $0 == ")" } }

    /// Whether a word follows a position, and not an operator that joins.
    private func isTerm(at position: String.Index) -> Bool {
        var rest = self
        rest.scanner.position = position
        rest.skip()
        guard rest.scanner.next != nil else { return false }
        guard let (found, _) = rest.scanner.operatorHere() else { return true }
        return found == .not
    }

    private mutating func term() {
        var isExcluded = false
        while true {
            if let count = scanner.takeMinuses() {
                if count % 2 == 1 { isExcluded.toggle() }
            } else if let (found, end) = scanner.operatorHere(), found == .not, isTerm(at: end) {
                scanner.position = end
                skip()
                isExcluded.toggle()
            } else if scanner.next == "(" || scanner.next == ")" {
                // A sign before a parenthesis is that of the first word behind it.
                skip()
                if scanner.next == nil { return }
            } else {
                break
            }
        }
        if scanner.isAtQuote {
            add(scanner.phrase().literal.text, isPrefix: false, isExcluded: isExcluded)
        } else {
            let text = scanner.bare().text
            let scalars = text.unicodeScalars
            // A `*` behind another sign is a sign like that.
            let goesOn = scalars.last == "*" && scalars.dropLast().last.map { !FullTextWords.isSeparator($0) } ?? false
            add(text, isPrefix: goesOn, isExcluded: isExcluded)
        }
    }

    private mutating func add(_ text: String, isPrefix: Bool, isExcluded: Bool) {
        hasTerm = true
        let words = FullTextWords.words(of: text)
        guard !words.isEmpty else { return }
        count += 1
        alternatives[alternatives.count - 1].append(
            FullTextTerm(words: words, isPrefix: isPrefix, isExcluded: isExcluded))
    }
}
