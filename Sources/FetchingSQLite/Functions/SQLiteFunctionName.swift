/// The names of the functions, the table and the collation that Fetching adds to a connection.
enum SQLiteFunctionName {
    static let prefix = "fetching_"

    static let fold: StaticString = "fetching_fold"
    static let containsAny: StaticString = "fetching_contains_any"
    static let like: StaticString = "fetching_like"
    static let matches: StaticString = "fetching_matches"
    static let scalarCount: StaticString = "fetching_scalar_count"
    static let int64: StaticString = "fetching_int64"
    static let checkedInt64: StaticString = "fetching_checked_int64"
    static let marked: StaticString = "fetching_marked"
    static let calculate: StaticString = "fetching_calculate"
    static let sum: StaticString = "fetching_sum"
    static let markedSum: StaticString = "fetching_marked_sum"
    static let exactSum: StaticString = "fetching_exact_sum"
    static let integerWithin: StaticString = "fetching_integer_within"
    static let decimalText: StaticString = "fetching_decimal_text"
    static let list: StaticString = "fetching_list"
    static let decimal: StaticString = "fetching_decimal"
}
