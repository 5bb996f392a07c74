/// The words of a name in a database: `signup_date`, `SignupDate`, `signupDate` and `Signup Date` have the same two.
struct NameWords {
    /// In lower case, without what a Swift name cannot have.
    var words: [String]

    init(_ words: [String]) { self.words = words }

    init(of name: String) {
        var words: [String] = []
        var word: [Unicode.Scalar] = []
        let scalars = Array(name.precomposed.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            guard scalar.isWord else {
                words.append(Self.text(word))
                word = []
                continue
            }
            if Self.startsWord(at: index, in: scalars) {
                words.append(Self.text(word))
                word = []
            }
            word.append(scalar)
        }
        words.append(Self.text(word))
        self.words = words.filter { !$0.isEmpty }
    }

    /// Words in capitals within a name are acronyms; those of databases that are written `Id` are as well.
    private static let acronyms: Set<String> = [
        "id", "ids", "url", "urls", "uuid", "uuids", "guid", "html", "xml", "json", "sql", "ip", "api", "uri", "isbn",
        "css", "pdf", "sku", "utc", "http", "https", "vat", "gps", "cpu", "ssn", "iban", "bic", "dvd", "cd", "usb",
        "ui",
    ]

    /// `signupDate`, `artistID`, `url`.
    var property: String {
        guard let first = words.first else { return "" }
        return first + words.dropFirst().map(Self.capitalized).joined()
    }

    /// `SignupDate`, `ArtistID`, `URL`.
    var type: String { words.map(Self.capitalized).joined() }

    private static func capitalized(_ word: String) -> String {
        if acronyms.contains(word) {
            return word.hasSuffix("s") && acronyms.contains(String(word.dropLast()))
                ? word.dropLast().uppercased() + "s" : word.uppercased()
        }
        return word.prefix(1).uppercased() + word.dropFirst()
    }

    private static func text(_ scalars: [Unicode.Scalar]) -> String {
        String(String.UnicodeScalarView(scalars)).lowercased()
    }

    /// `signupDate` has two words; so has `userID`, and `HTMLParser`. `userIDs` has two.
    private static func startsWord(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard index > 0, scalars[index].properties.isUppercase, scalars[index - 1].isWord else { return false }
        guard scalars[index - 1].properties.isUppercase else { return true }
        guard index + 1 < scalars.count, scalars[index + 1].properties.isLowercase else { return false }
        let isPlural =
            scalars[index + 1] == "s" && (index + 2 == scalars.count || !scalars[index + 2].properties.isLowercase)
        return !isPlural
    }
}

extension NameWords {
    /// The words with the last one in the singular, by the rules of English. A 'list of products' is one as it is.
    var singular: NameWords {
        let isPhrase = words.dropLast().contains { ["of", "by", "for", "per", "with", "in"].contains($0) }
        guard let last = words.last, !isPhrase else { return self }
        return NameWords(words.dropLast() + [Self.singular(of: last)])
    }

    /// The words with the last one in the plural, by the rules of English.
    var plural: NameWords {
        guard let last = words.last else { return self }
        return NameWords(words.dropLast() + [Self.plural(of: last)])
    }

    private static let irregular = [
        "people": "person", "children": "child", "men": "man", "women": "woman", "statuses": "status",
        "movies": "movie",
        "cookies": "cookie", "ties": "tie", "shoes": "shoe", "caches": "cache", "lives": "life", "leaves": "leaf",
        "buses": "bus", "viruses": "virus", "aliases": "alias", "biases": "bias", "indices": "index",
        "territories": "territory",
        "matrices": "matrix", "vertices": "vertex", "analyses": "analysis", "bases": "base", "criteria": "criterion",
    ]

    private static let plurals = Dictionary(
        irregular.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

    /// Words that are the same in singular and plural, or that only look like a plural.
    private static let unchanged: Set<String> = [
        "series", "species", "news", "data", "media", "settings", "details", "metadata", "sms", "gps", "lens", "dns",
        "sales", "goods", "staff", "equipment", "information", "software", "hardware", "feedback", "stuff",
    ]

    private static func singular(of word: String) -> String {
        if let known = irregular[word] { return known }
        if plurals[word] != nil { return word }
        let keeps = ["ss", "us", "is", "as", "os"].contains { word.hasSuffix($0) }
        if word == "details" { return "detail" }
        guard word.count > 3, word.hasSuffix("s"), !keeps, !unchanged.contains(word) else { return word }
        if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
        let endings = ["sses", "xes", "zzes", "ches", "shes", "toes", "roes"]
        if endings.contains(where: { word.hasSuffix($0) }) { return String(word.dropLast(2)) }
        return String(word.dropLast())
    }

    private static func plural(of word: String) -> String {
        if let known = plurals[word] { return known }
        if irregular[word] != nil { return word }
        if unchanged.contains(word), word != "details" { return word }
        if singular(of: word) != word { return word }
        let isAfterVowel = word.dropLast().last.map { "aeiou".contains($0) } ?? true
        if word.hasSuffix("y"), !isAfterVowel { return word.dropLast() + "ies" }
        if ["s", "x", "z", "ch", "sh"].contains(where: { word.hasSuffix($0) }) { return word + "es" }
        return word + "s"
    }
}

extension Unicode.Scalar {
    /// Whether a Swift name can have it anywhere but at its beginning, and a word consists of it.
    var isWord: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter:
            value < 0x1_0000 && !(0x2E00...0x2E7F).contains(value)
        case .decimalNumber: isASCII
        // Signs, spaces and marks divide words.
        default: false
        }
    }
}
