extension Misuse {
    static let types: [Misuse] = [
        Misuse(
            "@Fetchable enum Plan { case free }",
            "1:1 '@Fetchable' cannot be applied to an enum: an enum has no stored properties to read columns into"),
        Misuse(
            "@Fetchable actor Store { let id: Int }",
            "1:1 '@Fetchable' cannot be applied to an actor: the properties of an actor cannot be read synchronously"),
        Misuse(
            "@Fetchable protocol Named {}",
            "1:1 '@Fetchable' cannot be applied to a protocol: a protocol has no stored properties; apply it to the types that conform"
        ),
        Misuse(
            "@Fetchable extension User {}",
            "1:1 '@Fetchable' cannot be applied to an extension: the stored properties are in the declaration of the type; apply it there"
        ),
        Misuse(
            "@Fetchable struct Empty {}",
            "1:1 '@Fetchable' needs a stored property: 'Empty' has none that could be read from a column"),
        Misuse(
            "@Fetchable struct Unread { var computed: Int { 3 }; static let shared = 1; lazy var slow = 2 }",
            "1:1 '@Fetchable' needs a stored property: 'Unread' has none that could be read from a column"),
        Misuse(
            "@Fetchable struct User { let id: Int; struct FetchableMembers {} }",
            "1:46 'FetchableMembers' is declared by '@Fetchable'; remove one of the two"),
        Misuse(
            "@Fetchable struct User { let id: Int; typealias FetchableMembers = Never }",
            "1:49 'FetchableMembers' is declared by '@Fetchable'; remove one of the two"),
        Misuse(
            "@Fetchable struct Model { let id: Int }",
            "1:19 '@Fetchable' cannot be applied to a type named 'Model', because the generated code uses that name"),
        Misuse(
            "@MainActor @Fetchable final class Account { var name: String }",
            "1:1 '@Fetchable' cannot be applied to the '@MainActor' class 'Account', because rows are decoded and conditions evaluated outside 'MainActor', where its variables cannot be accessed; use a struct"
        ),
        Misuse(
            "struct Outer { @Fetchable private struct User { let id: Int } }",
            "1:27 '@Fetchable' cannot be applied to a private nested type, because the conformance is declared in an extension outside, which cannot see it",
            fixes: [
                Fix("Make it 'fileprivate'", "struct Outer { @Fetchable fileprivate struct User { let id: Int } }")
            ]),
        Misuse(
            "func load() { @Fetchable struct User { let id: Int } }",
            "1:15 '@Fetchable' cannot be applied to the local type 'User', because a local type cannot be extended; move it out of the function"
        ),
        Misuse(
            "@Fetchable(tableName) struct User { let id: Int }",
            "1:12 The table name must be a string literal without interpolation, because it is read at compile time"),
        Misuse(
            #"@Fetchable("user_\(1)") struct User { let id: Int }"#,
            "1:12 The table name must be a string literal without interpolation, because it is read at compile time"),
        Misuse(
            #"@Fetchable("") struct User { let id: Int }"#,
            "1:12 The table name is empty; leave it out to use the name of the type"),
        Misuse(
            #"@Fetchable("a\0b") struct User { let id: Int }"#,
            "1:12 The table name contains a NUL character, where databases cut it off"),
        Misuse(
            "@Fetchable(naming: .kebabCase) struct User { let id: Int }",
            "1:20 'naming' must be '.asWritten', '.snakeCase' or '.upperCamelCase', because it is read at compile time",
            fixes: [
                Fix("Replace with '.asWritten'", "@Fetchable(naming: .asWritten) struct User { let id: Int }"),
                Fix("Replace with '.snakeCase'", "@Fetchable(naming: .snakeCase) struct User { let id: Int }"),
                Fix(
                    "Replace with '.upperCamelCase'", "@Fetchable(naming: .upperCamelCase) struct User { let id: Int }"),
            ]),
        Misuse(
            "@Fetchable(naming: .upperCamelCase(acronyms: acronym)) struct User { let id: Int }",
            "1:20 'naming' must be '.asWritten', '.snakeCase' or '.upperCamelCase', because it is read at compile time",
            fixes: [
                Fix("Replace with '.asWritten'", "@Fetchable(naming: .asWritten) struct User { let id: Int }"),
                Fix("Replace with '.snakeCase'", "@Fetchable(naming: .snakeCase) struct User { let id: Int }"),
                Fix(
                    "Replace with '.upperCamelCase'", "@Fetchable(naming: .upperCamelCase) struct User { let id: Int }"),
            ]),
        Misuse(
            "@Fetchable(naming: naming) struct User { let id: Int }",
            "1:20 'naming' must be '.asWritten', '.snakeCase' or '.upperCamelCase', because it is read at compile time",
            fixes: [
                Fix("Replace with '.asWritten'", "@Fetchable(naming: .asWritten) struct User { let id: Int }"),
                Fix("Replace with '.snakeCase'", "@Fetchable(naming: .snakeCase) struct User { let id: Int }"),
                Fix(
                    "Replace with '.upperCamelCase'", "@Fetchable(naming: .upperCamelCase) struct User { let id: Int }"),
            ]),
    ]
}
