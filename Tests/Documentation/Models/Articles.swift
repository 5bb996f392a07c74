// The models of full text search.

import Fetching

@Fetchable
@FullText(\.title, \.body)
struct Article: Equatable {
    let id: Int
    var title: String
    var body: String
    var summary: String?
    var year: Int = 1885
    var citedID: Int?

    static let cited = ToOne<Article, Article>(\.citedID)
    static let citing = ToMany<Article, Article>(\.citedID)
}

let articles = [
    Article(id: 1, title: "Germinal", body: "Zola wrote of the mines."),
    Article(id: 2, title: "Letters to Zola", body: "From a friend of his", citedID: 1),
]
