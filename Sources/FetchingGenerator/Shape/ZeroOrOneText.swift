import FetchingCommands
import FetchingCore

/// A truth value as the text '0' or '1', which generated files declare for themselves.
struct ZeroOrOneText: FetchableStorage {
    /// The storage as an attribute names it.
    static let name = ".zeroOrOneText"

    func encode(_ value: Bool) -> String { value ? "1" : "0" }

    func decode(_ storedValue: String) throws -> Bool {
        guard ["0", "1"].contains(storedValue) else {
            throw ToolError("the column holds another text than '0' and '1'", cure: "Correct the row")
        }
        return storedValue == "1"
    }

    /// The declaration in a generated file.
    static func declaration(access: String) -> String {
        """
        /// A truth value as the text '0' or '1'. Any other text is an error.
        \(access)struct ZeroOrOneText: FetchableStorage {
            \(access)struct OtherText: Error {}

            \(access)func encode(_ value: Bool) -> String { value ? "1" : "0" }

            \(access)func decode(_ storedValue: String) throws -> Bool {
                guard ["0", "1"].contains(storedValue) else { throw OtherText() }
                return storedValue == "1"
            }
        }

        extension FetchableStorage where Self == ZeroOrOneText {
            \(access)nonisolated static var zeroOrOneText: ZeroOrOneText { ZeroOrOneText() }
        }
        """
    }
}

extension [String] {
    /// Whether an enum can have them as raw values: to Swift, a composed letter equals a decomposed one.
    var canBeRawValues: Bool { Set(self).count == count }
}
