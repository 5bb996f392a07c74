import Fetching

/// A letter with a full text index, which may answer another one.
@Fetchable("letters", naming: .snakeCase)
@FullText(\.title, \.body)
struct Letter: ConformanceModel, Hashable {
    let id: Int
    var title: String
    var body: String?
    var year: Int = 1885
    var answeredID: Int?

    static let answered = ToOne<Letter, Letter>(\.answeredID)
    static let answers = ToMany<Letter, Letter>(\.answeredID)
}

/// A letter with a scope: old ones are out of sight.
@Fetchable("scoped_letters", naming: .snakeCase)
@FullText(\.title)
struct ScopedLetter: ConformanceModel, Hashable {
    let id: Int
    var title: String
    var year: Int

    static let late = Scope<ScopedLetter> { $0.year > 1885 }
}

extension Letter {
    /// Letters in many scripts, and with many signs.
    static let examples = [
        Letter(id: 1, title: "Germinal", body: "Zola wrote of the mines, in 1885."),
        Letter(id: 2, title: "Nana", body: nil, answeredID: 1),
        Letter(
            id: 3, title: "L'Œuvre — Émile Zola", body: "A painter, a friend of Cézanne; e-mail: zola@paris.fr",
            year: 1886, answeredID: 1),
        Letter(
            id: 4, title: "Père Goriot", body: "The old father. The young man, the old, old man.", year: 1835,
            answeredID: 3),
        Letter(id: 5, title: "", body: "", year: 1900),
        Letter(id: 6, title: "ΕΛΛΗΝΙΚΑ Σίσυφος", body: "Straße STRASSE İstanbul ıstanbul ISTANBUL", answeredID: 99),
        Letter(id: 7, title: "日本語のテキスト", body: "हिन्दी में กรุงเทพมหานคร עִבְרִית العربية كِتَاب"),
        Letter(id: 8, title: "draft: naïve café", body: "cafe\u{301} snake_case 3.14 don't 👍🏽 C++ 🪿 K", answeredID: 8),
        Letter(id: 9, title: "nul\0byte", body: "\u{301} \u{301}a \u{301}\u{302} b -\u{301}- c"),
        Letter(id: 10, title: "AND OR NOT NEAR", body: #"the quick "brown" fox'; DROP TABLE letters; --"#),
    ]
}
