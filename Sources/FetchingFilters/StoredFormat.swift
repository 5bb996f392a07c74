/// The words of the format. They are the same for ever: stored filters consist of them.
enum StoredFormat {
    static let version = 1

    /// The keys of a condition or an operand, and of a document, other than those that name an operator.
    enum Key {
        static let version = "version"
        static let model = "model"
        static let condition = "where"
        static let sort = "sort"
        static let limit = "limit"
        static let offset = "offset"
        static let isDistinct = "distinct"
        static let order = "order"
        static let nils = "nils"
        static let and = "and"
        static let or = "or"
        static let not = "not"
        static let member = "member"
        static let operand = "operand"
        static let row = "row"
        static let operation = "is"
        static let value = "value"
        static let values = "values"
        static let other = "other"
        static let rows = "of"
        static let then = "then"
        static let otherwise = "else"
        static let unit = "unit"
        static let with = "with"
    }

    /// The longest name or key, in bytes. To compare two texts, Swift sorts the accents behind a letter: a long row of them
    /// takes seconds.
    static let longestName = 1000

    static let ascending = "ascending"
    static let descending = "descending"

    /// Goes before the name of a member, once for each closure that is left for the row outside of it.
    static let outerRow = "../"
}
