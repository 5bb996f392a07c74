import Fetching
import Foundation

/// Names that begin another expression where code has them as one.
@Fetchable
struct Words {
    let id: Int
    var any: Int
    var await: Int
    var borrow: Int
    var consume: Int
    var copy: Int
    var discard: Int
    var each: Int
    var some: Int
    var then: Int
    var unsafe: Int
    var yield: Int
}

@Fetchable
struct WordsOfKey {
    @PrimaryKey let any: Int
    @PrimaryKey let await: Int
}

@Projection
struct WordsInBrief {
    var each: Int
    var await: Int
    var copy: Int
}
