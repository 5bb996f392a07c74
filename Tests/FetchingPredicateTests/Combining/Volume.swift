import Foundation

// A model with properties of many kinds, so that each expression of Foundation has something to work on. Nothing of
// Fetching is needed to combine predicates of Foundation.

struct Volume: Sendable {
    var title: String
    var subtitle: String?
    var pages: Int
    var edition: Int?
    var price: Double
    var isNew: Bool
    var words: [String]
    var marks: [Int]
    var counts: [String: Int]
    var chapters: [Chapter]
    var writer: Writer?
    var cover: any Cover
    var rule: Expression<Int, Bool>
}

struct Chapter: Sendable {
    var title: String
    var pages: Int
    var notes: [String]
}

struct Writer: Sendable {
    var name: String
    var nickname: String?
    var age: Int?
}

protocol Cover: Sendable {}

struct HardCover: Cover { var weight: Int }

struct SoftCover: Cover { var isGlossy: Bool }

extension Volume {
    /// Volumes of which each case of the tests holds for some and not for others.
    static let all: [Volume] = (0..<24).map { number in
        Volume(
            title: ["Emma", "Dune", "Beloved", "Ulysses", "Middlemarch"][number % 5],
            subtitle: number.isMultiple(of: 3) ? nil : "Part \(number)", pages: 40 + number * 13 % 200,
            edition: number.isMultiple(of: 4) ? nil : number % 7, price: Double(number % 9) + 0.5,
            isNew: number % 3 == 1, words: Array(["sea", "sand", "sun", "snow"][(number % 4)...]),
            marks: number % 6 == 5 ? [] : [number % 5, number % 3], counts: number % 2 == 0 ? ["sea": number % 5] : [:],
            chapters: (0..<number % 4).map { chapter in
                Chapter(
                    title: ["sun", "moon"][chapter % 2], pages: number + chapter * 5, notes: ["n\(chapter)", "sea"])
            },
            writer: number % 5 == 0
                ? nil
                : Writer(
                    name: number.isMultiple(of: 2) ? "Ann" : "Bob", nickname: number % 3 == 0 ? nil : "N\(number % 4)",
                    age: number % 4 == 0 ? nil : 20 + number),
            cover: number.isMultiple(of: 2) ? HardCover(weight: number) : SoftCover(isGlossy: number % 3 == 0),
            rule: number % 3 == 0 ? #Expression<Int, Bool> { $0 > 100 } : #Expression<Int, Bool> { $0 % 2 == 0 })
    }
}
