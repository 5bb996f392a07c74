/// A number for each word of some terms, so that a text is read once, whatever is looked for in it.
struct WordNumbers {
    private var numbers: [ExactText: Int] = [:]

    init(of terms: some Sequence<FullTextTerm>) {
        for word in terms.lazy.flatMap(\.words) where numbers[ExactText(text: word)] == nil {
            numbers[ExactText(text: word)] = numbers.count
        }
    }

    /// The number of a word, -1 for one that is in no term.
    subscript(word: String) -> Int { numbers[ExactText(text: word)] ?? -1 }
}

extension FullTextTerm {
    /// The places behind the words that follow each other as in the term, in time that grows with the text alone: by the algorithm of
    /// Knuth, Morris and Pratt, "Fast Pattern Matching in Strings", 1977.
    ///
    /// - Parameters:
    ///   - text: The numbers of the words of the text.
    ///   - words: These words. The last one of the term may be the beginning of one.
    func ends(in text: [Int], _ words: [String], _ numbers: WordNumbers) -> [Int] {
        let whole = (isPrefix ? self.words.dropLast() : self.words[...]).map { numbers[$0] }
        let ends = whole.isEmpty ? Array(0...text.count) : PhraseSearch(whole).ends(in: text)
        guard isPrefix, let last = self.words.last else { return ends }
        return ends.compactMap { $0 < words.count && words[$0].utf8.starts(with: last.utf8) ? $0 + 1 : nil }
    }
}

/// Finds numbers that follow each other.
private struct PhraseSearch {
    private let phrase: [Int]

    /// For each number of matching ones, how many still match where the next one does not.
    private var shorter: [Int]

    init(_ phrase: [Int]) {
        self.phrase = phrase
        shorter = [0]
        var length = 0
        for number in phrase.dropFirst() {
            while length > 0, phrase[length] != number { length = shorter[length - 1] }
            if phrase[length] == number { length += 1 }
            shorter.append(length)
        }
    }

    func ends(in text: [Int]) -> [Int] {
        var (ends, length) = ([Int](), 0)
        for (place, number) in text.enumerated() {
            while length > 0, length == phrase.count || phrase[length] != number { length = shorter[length - 1] }
            if phrase[length] == number { length += 1 }
            if length == phrase.count { ends.append(place + 1) }
        }
        return ends
    }
}
