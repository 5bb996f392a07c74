/// How the names of columns follow from the names of properties: for the macro, which computes them, and for the tool, which writes models.
package enum ColumnNaming: Hashable, Sendable {
    case asWritten, snakeCase
    case upperCamelCase(acronyms: [String])

    /// The column of a property without a name of its own.
    package func column(of property: String) -> String {
        switch self {
        case .asWritten: property
        case .snakeCase: Self.snakeCased(property)
        case .upperCamelCase(let acronyms): Self.upperCamelCased(property, acronyms)
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

    /// `signupDate` becomes `SignupDate`; `userID`, `UserId`, or `UserID` with the acronym `ID`; `userIDs`, `UserIDs`.
    private static func upperCamelCased(_ name: String, _ acronyms: [String]) -> String {
        let result = words(of: name).map { upperCamelCased(word: $0.lowercased(), acronyms) }.joined()
        return result.isEmpty ? name : result
    }

    private static func upperCamelCased(word: String, _ acronyms: [String]) -> String {
        for acronym in acronyms {
            if word == acronym.lowercased() { return acronym }
            if word == acronym.lowercased() + "s" { return acronym + "s" }
        }
        return word.prefix(1).uppercased() + word.dropFirst()
    }

    private static func words(of name: String) -> [String] {
        let characters = Array(name)
        var words: [String] = []
        for (index, character) in characters.enumerated() {
            if index == 0 || character == "_" || startsWord(at: index, in: characters) { words.append("") }
            if character != "_" { words[words.count - 1].append(character) }
        }
        return words
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
