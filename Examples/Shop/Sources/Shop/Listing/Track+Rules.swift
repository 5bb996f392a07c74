import Fetching
import FetchingPredicate

extension Track {
    /// The filters and orders that anyone may ask for.
    static func rules(_ limits: ShopLimits) -> StoredFilterRules<Track> {
        var rules = StoredFilterRules<Track>(
            members: .only(\.title, \.number, \.seconds)
                .following(
                    \.album,
                    .only(\.title, \.year, \.genre, \.price, \.stock)
                        .following(\.artist, .only(\.name, \.country))),
            operators: [.comparison, .membership, .text])
        rules.limits.bytes = limits.filterBytes
        rules.limits.depth = limits.filterDepth
        rules.limits.conditions = limits.filterConditions
        rules.limits.models = limits.pageSize
        rules.limits.expectedTextBytes = 60
        return rules
    }
}
