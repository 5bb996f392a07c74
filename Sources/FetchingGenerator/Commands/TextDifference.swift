/// The lines in which two texts differ, with those around them.
struct TextDifference: CustomStringConvertible {
    private enum Line {
        case same(String)
        case removed(String)
        case added(String)
    }

    private var lines: [Line] = []

    init(from old: String, to new: String) {
        let (old, new) = (old.components, new.components)
        let difference = new.difference(from: old)
        let (removed, added) = (Set(difference.removals.map(\.place)), Set(difference.insertions.map(\.place)))
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                lines.append(.removed(old[oldIndex]))
                oldIndex += 1
            } else if added.contains(newIndex) {
                lines.append(.added(new[newIndex]))
                newIndex += 1
            } else {
                lines.append(.same(new[newIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
    }

    /// The lines as `diff` writes them: `-` for those of the file, `+` for those of the database.
    var description: String {
        let around = 2
        var shown: Set<Int> = []
        for (index, line) in lines.enumerated() {
            if case .same = line { continue }
            shown.formUnion(max(0, index - around)...min(lines.count - 1, index + around))
        }
        var (text, last) = ("", -1)
        for index in shown.sorted() {
            if index != last + 1 { text += "…\n" }
            last = index
            switch lines[index] {
            case .same(let line): text += "  \(line)\n"
            case .removed(let line): text += "- \(line)\n"
            case .added(let line): text += "+ \(line)\n"
            }
        }
        return text
    }
}

extension String {
    fileprivate var components: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

extension CollectionDifference.Change {
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
