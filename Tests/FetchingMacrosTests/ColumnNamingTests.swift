import FetchingNaming
import Testing

@Suite("The names of columns") struct ColumnNamingTests {
    @Test(
        "Words in lower case, with underscores",
        arguments: [
            ("a", "a"), ("id", "id"), ("ID", "id"), ("userID", "user_id"), ("userIDs", "user_ids"),
            ("signupDate", "signup_date"), ("HTMLParser", "html_parser"), ("x1Y", "x1_y"), ("aBCd", "a_b_cd"),
            ("urlOfURLs", "url_of_urls"), ("_x", "_x"), ("snake_case", "snake_case"), ("orderIDsOf", "order_ids_of"),
            ("größeÄndern", "größe_ändern"), ("__", "__"),
        ])
    func snakeCase(property: String, column: String) {
        #expect(ColumnNaming.snakeCase.column(of: property) == column)
        #expect(ColumnNaming.asWritten.column(of: property) == property)
    }

    @Test(
        "Words with a capital, and acronyms",
        arguments: [
            ("a", "A", "A"), ("userID", "UserId", "UserID"), ("userIDs", "UserIds", "UserIDs"),
            ("signupDate", "SignupDate", "SignupDate"), ("HTMLParser", "HtmlParser", "HTMLParser"),
            ("urlOfURLs", "UrlOfUrls", "URLOfURLs"), ("snake_case", "SnakeCase", "SnakeCase"), ("_x", "X", "X"),
            ("ändern", "Ändern", "Ändern"), ("__", "__", "__"),
        ])
    func upperCamelCase(property: String, column: String, withAcronyms: String) {
        #expect(ColumnNaming.upperCamelCase(acronyms: []).column(of: property) == column)
        #expect(ColumnNaming.upperCamelCase(acronyms: ["ID", "URL", "HTML"]).column(of: property) == withAcronyms)
    }
}
