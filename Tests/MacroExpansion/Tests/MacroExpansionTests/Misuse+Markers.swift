extension Misuse {
    static let markers: [Misuse] = [
        Misuse(
            "@PrimaryKey func load() {}",
            "1:1 '@PrimaryKey' can only be applied to a stored property, not to a function",
            fixes: [
                Fix("Remove '@PrimaryKey'", "func load() {}")
            ]),
        Misuse(
            "@PrimaryKey var count: Int",
            "1:1 '@PrimaryKey' has no effect, because the property is not in a type that has '@Fetchable'",
            fixes: [
                Fix("Remove '@PrimaryKey'", "var count: Int")
            ]),
        Misuse(
            "struct A { @PrimaryKey let a: Int }",
            "1:12 '@PrimaryKey' has no effect, because 'A' does not have '@Fetchable'",
            fixes: [
                Fix("Remove '@PrimaryKey'", "struct A { let a: Int }")
            ]),
        Misuse(
            "extension A { @FetchingIgnored var a: Int }",
            "1:15 '@FetchingIgnored' has no effect, because 'A' does not have '@Fetchable'",
            fixes: [
                Fix("Remove '@FetchingIgnored'", "extension A { var a: Int }")
            ]),
        Misuse(
            "enum A {\n    @PrimaryKey\n    case a\n}",
            "2:5 '@PrimaryKey' can only be applied to a stored property, not to an enum case",
            fixes: [
                Fix("Remove '@PrimaryKey'", "enum A {\n    \n    case a\n}")
            ]),
        Misuse(
            #"struct A { @FetchingName("b") static var a = 1 }"#,
            "1:12 '@FetchingName' can only be applied to a stored property: a static property has no column",
            fixes: [
                Fix("Remove '@FetchingName'", "struct A { static var a = 1 }")
            ]),
        Misuse(
            "struct A { @FetchingIgnored var a: Int { 1 } }",
            "1:12 '@FetchingIgnored' can only be applied to a stored property: a computed property has no column",
            fixes: [
                Fix("Remove '@FetchingIgnored'", "struct A { var a: Int { 1 } }")
            ]),
        Misuse(
            "struct A { @FetchingStorage(.unixSeconds) lazy var a = 1 }",
            "1:12 '@FetchingStorage' can only be applied to a stored property: a lazy property has no column",
            fixes: [
                Fix("Remove '@FetchingStorage'", "struct A { lazy var a = 1 }")
            ]),
        Misuse(
            "@Fetchable struct A { @FetchingIgnored @PrimaryKey var a = 1 }",
            "1:40 '@PrimaryKey' cannot be combined with '@FetchingIgnored', because an ignored property has no column",
            fixes: [
                Fix("Remove '@PrimaryKey'", "@Fetchable struct A { @FetchingIgnored var a = 1 }")
            ]),
        Misuse(
            #"@Fetchable struct A { @FetchingName("b") @FetchingIgnored var a = 1 }"#,
            "1:23 '@FetchingName' cannot be combined with '@FetchingIgnored', because an ignored property has no column",
            fixes: [
                Fix("Remove '@FetchingName'", "@Fetchable struct A { @FetchingIgnored var a = 1 }")
            ]),
        Misuse(
            "@Fetchable struct A { @FetchingStorage(.unixSeconds) @FetchingIgnored var a = 1 }",
            "1:23 '@FetchingStorage' cannot be combined with '@FetchingIgnored', because an ignored property has no column",
            fixes: [
                Fix("Remove '@FetchingStorage'", "@Fetchable struct A { @FetchingIgnored var a = 1 }")
            ]),
        Misuse(
            "@Fetchable struct A { @FetchingName(column) var a: Int }",
            "1:37 The column name must be a string literal without interpolation, because it is read at compile time"),
        Misuse(
            #"@Fetchable struct A { @FetchingName("a\(1)") var a: Int }"#,
            "1:37 The column name must be a string literal without interpolation, because it is read at compile time"),
        Misuse(
            #"@Fetchable struct A { @FetchingName("") var a: Int }"#,
            "1:37 The column name is empty; remove '@FetchingName' to use the name of the property"),
        Misuse(
            #"@Fetchable struct A { @FetchingName("a\0b") var a: Int }"#,
            "1:37 The column name contains a NUL character, where databases cut it off"),
        Misuse(
            "@Fetchable struct A { @Title(name) var a: Int }",
            "1:30 The title must be a string literal without interpolation, because it is read at compile time; "
                + "'VerdictWords.localizedTitle' puts it into other languages"),
        Misuse(
            #"@Fetchable struct A { @Title("") var a: Int }"#,
            "1:30 The title is empty; remove '@Title' to use the name of the property"),
        Misuse(
            #"struct A { @Title("B") static var a = 1 }"#,
            "1:12 '@Title' can only be applied to a stored property: a static property has no column",
            fixes: [
                Fix("Remove '@Title'", "struct A { static var a = 1 }")
            ]),
        Misuse(
            #"struct A { @Title("B") static let a = ToOne<A, B>(\.b) }"#,
            "1:12 '@Title' has no effect, because 'A' does not have '@Fetchable'",
            fixes: [
                Fix("Remove '@Title'", #"struct A { static let a = ToOne<A, B>(\.b) }"#)
            ]),
    ]
}
