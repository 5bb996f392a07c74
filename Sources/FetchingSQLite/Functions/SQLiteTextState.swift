import FetchingCore
import GRDBSQLite

/// The state that the text functions of a connection share. SQLite calls them one at a time.
final class SQLiteTextState {
    private struct Folded {
        let text: String
        let options: TextOptions
        let folded: String

        var size: Int { text.utf8.count + folded.utf8.count }
    }

    /// The texts that were folded last, since the conditions of a request fold the same columns one after the other.
    private var texts: [Folded] = []
    private var oldest = 0
    private var size = 0

    private static let largestCount = 16
    private static let largestSize = 4 << 20

    /// The cost of a request's regular expressions, shared by those that run at the same time, and gone with the last
    /// of them.
    private weak var currentEffort: MatchEffort?

    var effort: MatchEffort {
        if let currentEffort { return currentEffort }
        let effort = MatchEffort()
        currentEffort = effort
        return effort
    }

    static func of(_ context: OpaquePointer?) -> SQLiteTextState? {
        sqlite3_user_data(context).map { Unmanaged<SQLiteTextState>.fromOpaque($0).takeUnretainedValue() }
    }

    /// A text, folded; nil for anything that is not a text.
    func fold(_ value: OpaquePointer?, _ options: TextOptions) -> String? {
        guard !options.isEmpty else { return SQLiteArgument.text(value) }
        guard let bytes = SQLiteArgument.bytes(value) else { return nil }
        let last = texts.first { folded in
            folded.options == options && folded.text.hasSameBytes(as: bytes)
        }
        if let last { return last.folded }
        let text = String(decoding: bytes, as: UTF8.self)
        let folded = Folded(text: text, options: options, folded: options.fold(text))
        remember(folded)
        return folded.folded
    }

    private func remember(_ folded: Folded) {
        guard folded.size <= Self.largestSize else { return }
        if size + folded.size > Self.largestSize {
            texts = []
            (oldest, size) = (0, 0)
        }
        if texts.count < Self.largestCount {
            texts.append(folded)
        } else {
            size -= texts[oldest].size
            texts[oldest] = folded
            oldest = (oldest + 1) % Self.largestCount
        }
        size += folded.size
    }
}
