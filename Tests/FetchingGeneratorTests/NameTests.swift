import FetchingNaming
import Testing

@testable import FetchingGenerator

@Suite("Names in Swift") struct NameTests {
    @Test(
        "of properties",
        arguments: [
            ("signup_date", "signupDate"), ("SignupDate", "signupDate"), ("signupDate", "signupDate"),
            ("Signup Date", "signupDate"), ("signup-date", "signupDate"), ("ArtistId", "artistID"),
            ("OrderID", "orderID"), ("ORDER_ID", "orderID"), ("id", "id"), ("ID", "id"), ("_id", "id"),
            ("user_ids", "userIDs"), ("URL", "url"), ("image_url", "imageURL"), ("HTMLParser", "htmlParser"),
            ("größe", "größe"), ("Straße Nr.", "straßeNr"), ("o\u{308}l", "öl"), ("1st", "column1st"), ("%", "column"),
            ("", "column"), ("a\"b\n*/c", "aBC"), ("名前", "名前"), ("address2", "address2"), ("address_2", "address2"),
            ("a👍b", "aB"),
        ])
    func properties(column: String, property: String) { #expect(ColumnNaming.converted(column) == property) }

    @Test(
        "of types, in the singular",
        arguments: [
            ("artists", "Artist"), ("Order Details", "OrderDetail"), ("categories", "Category"),
            ("addresses", "Address"),
            ("boxes", "Box"), ("heroes", "Hero"), ("people", "Person"), ("statuses", "Status"), ("status", "Status"),
            ("news", "News"), ("staff", "Staff"), ("houses", "House"), ("databases", "Database"), ("movies", "Movie"),
            ("buses", "Bus"), ("gas", "Gas"), ("series", "Series"), ("user_data", "UserData"),
            ("film_actor", "FilmActor"),
            ("list of products", "ListOfProducts"), ("USERS", "User"), ("order_lines", "OrderLine"),
        ])
    func types(table: String, type: String) { #expect(NameWords(of: table).singular.type == type) }

    @Test(
        "in the plural",
        arguments: [
            ("Artist", "artists"), ("Category", "categories"), ("Address", "addresses"), ("Day", "days"),
            ("Box", "boxes"),
            ("Person", "people"), ("Status", "statuses"), ("News", "news"), ("Staff", "staff"), ("OrderID", "orderIDs"),
            ("OrderDetail", "orderDetails"),
        ])
    func plurals(type: String, plural: String) { #expect(NameWords(of: type).plural.property == plural) }

    @Test(
        "of columns follow from those of properties, as the macro computes them",
        arguments: [
            (ColumnNaming.snakeCase, "signupDate", "signup_date"), (.snakeCase, "userID", "user_id"),
            (.snakeCase, "userIDs", "user_ids"), (.snakeCase, "htmlParser", "html_parser"),
            (.upperCamelCase(acronyms: []), "artistID", "ArtistId"),
            (.upperCamelCase(acronyms: ["ID"]), "orderID", "OrderID"),
            (.upperCamelCase(acronyms: ["ID"]), "userIDs", "UserIDs"), (.asWritten, "signupDate", "signupDate"),
        ])
    func columns(naming: ColumnNaming, property: String, column: String) {
        #expect(naming.column(of: property) == column)
    }

    @Test(
        "have the strategy that needs the fewest attributes",
        arguments: [
            (["id", "name"], ColumnNaming.asWritten), (["id", "signup_date"], .snakeCase),
            (["ArtistId", "Name"], .upperCamelCase(acronyms: [])),
            (["OrderID", "ShipCity"], .upperCamelCase(acronyms: ["ID"])), (["id", "signupDate"], .asWritten),
            ([], .asWritten),
            (["ID", "NAME"], .upperCamelCase(acronyms: ["ID"])), (["id", "user_id", "Legacy"], .snakeCase),
        ])
    func strategies(columns: [String], naming: ColumnNaming) { #expect(ColumnNaming.fitting(columns) == naming) }

    @Test("that are taken get a number in the end")
    func collisions() {
        var names = TakenNames(["self"])
        #expect(names.claim(["self", "selfValue"]) == "selfValue")
        #expect(names.claim(["self", "selfValue"]) == "selfValue2")
        #expect(names.claim(["self", "selfValue"]) == "selfValue3")
        #expect(names.claim(["other"]) == "other")
    }

    @Test("that are too long are cut off")
    func longNames() {
        let name = ColumnNaming.converted(String(repeating: "long_", count: 1000))
        #expect(name.count == SwiftNames.longest)
        #expect(SwiftNames.isName(name))
    }
}
