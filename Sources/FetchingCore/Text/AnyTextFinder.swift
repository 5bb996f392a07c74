/// Looks for several texts in another in one pass, however many they are (the method of Aho and Corasick).
package struct AnyTextFinder: Sendable {
    /// For each byte the column of ``next``; 0 for those that are in none of the texts.
    private let columns: [UInt8]

    /// For each state and column where the next state begins; ``found`` once one of the texts was read.
    private let next: [Int32]

    private static let found: Int32 = -1

    /// More than that is not worth its memory.
    private static let longest = 1 << 20

    /// - Returns: Nil if one of the texts is empty, or if there is more to look for than fits the table.
    package init?(_ texts: [String]) {
        var columns = [UInt8](repeating: 0, count: 256)
        var width = 1
        var length = 1
        for text in texts {
            guard !text.isEmpty else { return nil }
            length += text.utf8.count
            for byte in text.utf8 where columns[Int(byte)] == 0 {
                columns[Int(byte)] = UInt8(width)
                width += 1
            }
        }
        guard length <= Self.longest / width else { return nil }
        self.columns = columns
        next = Self.states(of: texts, columns, width).map { $0 < 0 ? $0 : $0 * Int32(width) }
    }

    /// The states are first those of a tree of the texts. What a state lacks it has from the longest end of what was read
    /// that is in the tree, too.
    private static func states(of texts: [String], _ columns: [UInt8], _ width: Int) -> [Int32] {
        let none: Int32 = -2
        var next = [Int32](repeating: none, count: width)
        for text in texts {
            var state = 0
            for (place, byte) in text.utf8.enumerated() {
                let edge = state * width + Int(columns[Int(byte)])
                if place == text.utf8.count - 1 { next[edge] = found }
                if next[edge] == found { break }
                if next[edge] == none {
                    next[edge] = Int32(next.count / width)
                    next.append(contentsOf: repeatElement(none, count: width))
                }
                state = Int(next[edge])
            }
        }
        var queue: [(state: Int, shorter: Int)] = [(0, 0)]
        var first = 0
        while first < queue.count {
            let (state, shorter) = queue[first]
            first += 1
            for column in 0..<width {
                let edge = state * width + column
                let other = state == 0 ? 0 : next[shorter * width + column]
                if next[edge] == none || other == found {
                    next[edge] = other
                } else if next[edge] != found {
                    queue.append((Int(next[edge]), Int(other)))
                }
            }
        }
        return next
    }

    /// Whether one of the texts is in another.
    package func isFound(in text: String) -> Bool {
        text.withBytes { text in
            columns.withUnsafeBufferPointer { columns in
                next.withUnsafeBufferPointer { next in
                    var state = 0
                    for byte in text {
                        state = Int(next[state + Int(columns[Int(byte)])])
                        if state < 0 { return true }
                    }
                    return false
                }
            }
        }
    }
}
