import Testing

@testable import FetchingGenerator
@testable import FetchingMacros

/// The tool chooses a strategy by the names that the macro will compute: both compute the same.
@Suite("The names of columns") struct ColumnNamingTests {
    private static let names = [
        "a", "id", "ID", "userID", "userIDs", "signupDate", "HTMLParser", "parseHTML2Text", "x1", "x1Y", "aBC", "aBCd",
        "url",
        "urlOfURLs", "_x", "x_", "snake_case", "größeÄndern", "ÄÖ", "éÉ", "isA", "IDs", "orderIDsOfUserID", "日本",
        "v2API",
    ]

    @Test(arguments: names)
    func areThoseOfTheMacro(name: String) {
        #expect(ToolNaming.snakeCase.column(of: name) == MacroNaming.snakeCase.name(for: name))
        #expect(ToolNaming.asWritten.column(of: name) == MacroNaming.asWritten.name(for: name))
        for acronyms in [[], ["ID"], ["ID", "URL", "HTML", "API"]] {
            #expect(
                ToolNaming.upperCamelCase(acronyms: acronyms).column(of: name)
                    == MacroNaming.upperCamelCase(acronyms: acronyms).name(for: name))
        }
    }
}

private typealias ToolNaming = FetchingGenerator.ColumnNaming
private typealias MacroNaming = FetchingMacros.ColumnNaming
