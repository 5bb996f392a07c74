import Fetching

/// A model whose rows are what requests find out about others.
@Fetchable("tallies")
@Projection
struct Tally: ConformanceModel, Hashable {
    let id: Int
    var count: Int
    var total: Int
    var best: Double?
    var name: String?
}
