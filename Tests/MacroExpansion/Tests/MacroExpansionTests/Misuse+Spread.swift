extension Misuse {
    private static func several(_ attribute: String, _ cure: String) -> String {
        "'@\(attribute)' is about one column, and 'a' has several: \(cure)"
    }

    private static let elsewhere = "mark a property that has one"

    static let spread: [Misuse] = [
        Misuse(
            "@FetchableFields(form) struct A { var a: Int }",
            "1:18 The forms of a struct are '.json' and '.columns', because they are read at compile time"),
        Misuse("@FetchableFields(.columns) struct A {}", "1:35 'A' has no stored property, and so no column"),
        Misuse(
            "@FetchableFields(.columns) struct A { var a = B.c }",
            "1:43 'a' needs a type annotation, because '@Fetchable' cannot read the type from its initial value",
            fixes: [
                Fix("Add the type of 'a'", "@FetchableFields(.columns) struct A { var a: <#Type#> = B.c }")
            ]),
        Misuse(
            "@FetchableFields(.columns) struct A { @FetchingName(\"b\") var a: Int; var b: Int }",
            "1:74 'b' and 'a' have the same column 'b'"),
        Misuse(
            "struct C { @FetchableFields(.columns) private struct A { var a: Int } }",
            "1:39 a struct in columns cannot be private in another type, because the members of a model are made of its own"
        ),
        Misuse(
            "@Fetchable struct M { @FetchingStorage(.columns(prefix: p)) var a: A }",
            "1:57 The prefix must be a string literal without interpolation, because it is read at compile time"),
        Misuse(
            #"@Fetchable struct M { @FetchingStorage(.columns(prefix: "a\0")) var a: A }"#,
            "1:57 The prefix contains a NUL character, where databases cut it off"),
        Misuse(
            #"@Fetchable struct M { @FetchingName("b") @FetchingStorage(.columns) var a: A }"#,
            "1:23 \(several("FetchingName", "name their beginning by '.columns(prefix:)'"))"),
        Misuse(
            "@Fetchable struct M { @PrimaryKey @FetchingStorage(.columns) var a: A }",
            "1:23 \(several("PrimaryKey", elsewhere))"),
        Misuse(
            "@Fetchable struct M { @Unique @FetchingStorage(.columns) var a: A }",
            "1:23 \(several("Unique", #"name one of them on the type, such as '@Unique(\.a.property)'"#))"),
        Misuse(
            "@Fetchable struct M { @FetchingStorage(.columns) var a: A; @FetchingStorage(.columns(prefix: \"a_\")) var b: A }",
            "1:105 'b' and 'a' have the same columns, which begin with 'a_': give one of them another prefix"),
        Misuse(
            #"@Index(\.a) @Fetchable struct M { let id: Int; @FetchingStorage(.columns) var a: A }"#,
            #"1:10 'a' has several columns: name the property of one, such as '\.a.property'"#),
        Misuse(
            #"@Index(\.id.a) @Fetchable struct M { let id: Int; var a: Int }"#,
            #"1:8 The properties of an index must be written as '\.name' or '\.name.descending', because they are read at compile time"#
        ),
        Misuse(
            #"@Index(\.a.b, \.a.b.descending) @Fetchable struct M { let id: Int; @FetchingStorage(.columns) var a: A }"#,
            "1:17 'a.b' stands twice in the same index"),
    ]
}
