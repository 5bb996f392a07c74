extension [String] {
    /// The text that differs least from another, if it differs by few characters only.
    func nearest(to text: Substring) -> String? {
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
    /// How many characters have to be added, removed or replaced to make one text of another.
    fileprivate func distance(to other: [Character]) -> Int {
        var row = [Int](0...other.count)
        for (index, character) in enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, otherCharacter) in other.enumerated() {
                let replaced = diagonal + (character == otherCharacter ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}
