extension Sequence {
    /// The elements that have the same key, those that come first in the first group.
    ///
    /// - Parameter key: The values that elements of a group share.
    func grouped(by key: (Element) throws -> [ExactValue]) rethrows -> [[Element]] {
        var groups: [[Element]] = []
        var places: [[ExactValue]: Int] = [:]
        for element in self {
            let key = try key(element)
            if let place = places[key] {
                groups[place].append(element)
            } else {
                places[key] = groups.count
                groups.append([element])
            }
        }
        return groups
    }
}
