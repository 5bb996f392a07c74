/// A step did not give what it states.
struct TourFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
