/// The text of a column that was folded last: the conditions of a request ask for it one after the other.
///
/// It is read and written while one condition is evaluated, by one thread.
final class MemoryFolding: @unchecked Sendable {
    private let options: TextOptions
    private var text: String?
    private var folded = ""

    init(_ options: TextOptions) { self.options = options }

    func fold(_ text: String) -> String {
        // Compared by its bytes, for rows may be read at the same address in turn.
        if let last = self.text, last.isEqual(to: text) { return folded }
        folded = options.fold(text)
        self.text = text
        return folded
    }
}
