/// How the names of columns follow from the names of properties.
enum ColumnNaming: String, CaseIterable {
    case asWritten, snakeCase

    func name(for swiftName: String) -> String {
        switch self {
        case .asWritten: swiftName
        case .snakeCase: Self.snakeCased(swiftName)
        }
    }

    /// `signupDate` becomes `signup_date`; `userID`, `user_id`; `HTMLParser`, `html_parser`; `userIDs`, `user_ids`.
    private static func snakeCased(_ name: String) -> String {
        let characters = Array(name)
        var result = ""
        for (index, character) in characters.enumerated() {
            if index > 0, startsWord(at: index, in: characters) {
                result.append("_")
            }
            result += character.lowercased()
        }
        return result
    }

    private static func startsWord(at index: Int, in characters: [Character]) -> Bool {
        let previous = characters[index - 1]
        guard characters[index].isUppercase, previous != "_" else { return false }
        guard previous.isUppercase else { return true }
        // Inside an acronym: its last capital starts a word, except before the `s` of a plural.
        guard index + 1 < characters.count, characters[index + 1].isLowercase else { return false }
        let isPlural =
            characters[index + 1] == "s" && (index + 2 == characters.count || characters[index + 2].isUppercase)
        return !isPlural
    }
}
