extension [String] {
    /// The text that differs least from another, if it differs by few characters only.
    package func nearest(to text: Substring) -> String? {
        let text = [Character](text.lowercased())
        // No field has so long a name that a longer one would be a slip.
        guard text.count <= 64 else { return nil }
        let limit = Swift.max(1, text.count / 3)
        return map { (name: $0, distance: text.distance(to: [Character]($0.lowercased()))) }
            .filter { $0.distance <= limit }
            .min { $0.distance < $1.distance }?.name
    }
}

extension [Character] {
    /// How many characters have to be added, removed, replaced or swapped with the next to make one text of another: the
    /// optimal string alignment distance.
    fileprivate func distance(to other: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = [Int](0...other.count)
        for (index, character) in enumerated() {
            var row = [index + 1]
            for (column, otherCharacter) in other.enumerated() {
                let replaced = last[column] + (character == otherCharacter ? 0 : 1)
                var distance = Swift.min(replaced, last[column + 1] + 1, row[column] + 1)
                if index > 0, column > 0, character == other[column - 1], self[index - 1] == otherCharacter {
                    distance = Swift.min(distance, beforeLast[column - 1] + 1)
                }
                row.append(distance)
            }
            (beforeLast, last) = (last, row)
        }
        return last[other.count]
    }
}
