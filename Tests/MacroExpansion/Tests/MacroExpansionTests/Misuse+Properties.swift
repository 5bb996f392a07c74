extension Misuse {
    static let properties: [Misuse] = [
        Misuse(
            "@Fetchable struct A { var kind = Kind.first }",
            "1:27 'kind' needs a type annotation, because '@Fetchable' cannot read the type from its initial value",
            fixes: [
                Fix("Add the type of 'kind'", "@Fetchable struct A { var kind: <#Type#> = Kind.first }")
            ]),
        Misuse(
            "@Fetchable struct A { var tags = [], flag = !true }",
            "1:27 'tags' needs a type annotation, because '@Fetchable' cannot read the type from its initial value",
            "1:38 'flag' needs a type annotation, because '@Fetchable' cannot read the type from its initial value",
            fixes: [
                Fix("Add the type of 'tags'", "@Fetchable struct A { var tags: <#Type#> = [], flag = !true }"),
                Fix("Add the type of 'flag'", "@Fetchable struct A { var tags = [], flag: <#Type#> = !true }"),
            ]),
        Misuse(
            "@Fetchable struct A { var (x, y): (Int, Int) }",
            "1:27 '@Fetchable' cannot read the properties of a tuple pattern; declare each property by itself"),
        Misuse(
            "@Fetchable struct A { let x = 5 }",
            "1:27 'x' cannot be read from a column, because it is a constant that already has a value",
            fixes: [
                Fix("Make it 'var'", "@Fetchable struct A { var x = 5 }"),
                Fix("Add '@FetchingIgnored'", "@Fetchable struct A { @FetchingIgnored let x = 5 }"),
            ]),
        Misuse(
            "@Fetchable struct A { let id: Int; public let x: Int = 5 }",
            "1:47 'x' cannot be read from a column, because it is a constant that already has a value",
            fixes: [
                Fix("Make it 'var'", "@Fetchable struct A { let id: Int; public var x: Int = 5 }"),
                Fix(
                    "Add '@FetchingIgnored'",
                    "@Fetchable struct A { let id: Int; @FetchingIgnored public let x: Int = 5 }"),
            ]),
        Misuse(
            "@Fetchable struct A { let id: Int; @FetchingIgnored var x: Bool }",
            "1:57 'x' needs an initial value, because it is ignored when a row is decoded"),
        Misuse(
            "@Fetchable struct A { let id: Int; @FetchingIgnored let x: Bool? }",
            "1:57 'x' needs an initial value, because it is ignored when a row is decoded"),
        Misuse(
            "@Fetchable final class A { let id: Int; weak var b: B? }",
            "1:41 'b' cannot be read from a column, because it does not own its value ('weak')",
            fixes: [
                Fix(
                    "Add '@FetchingIgnored'",
                    "@Fetchable final class A { let id: Int; @FetchingIgnored weak var b: B? }")
            ]),
        Misuse(
            "@Fetchable final class A { let id: Int; unowned(unsafe) let b: B }",
            "1:41 'b' cannot be read from a column, because it does not own its value ('unowned')",
            fixes: [
                Fix(
                    "Add '@FetchingIgnored'",
                    "@Fetchable final class A { let id: Int; @FetchingIgnored unowned(unsafe) let b: B }")
            ]),
        Misuse(
            #"@Fetchable struct A { var a: Int; @FetchingName("a") var b: Int }"#,
            "1:58 'b' and 'a' have the same column 'a'"),
        Misuse(
            #"@Fetchable struct A { var name: Int; @FetchingName("NAME") var b: Int }"#,
            "1:64 'b' and 'name' have the same column 'NAME'"),
        Misuse(
            "@Fetchable(naming: .snakeCase) struct A { var userID: Int; var userId: Int }",
            "1:64 'userId' and 'userID' have the same column 'user_id'"),
        Misuse(
            "@Fetchable struct A {\n#if DEBUG\nvar a: Int\n#endif\nvar a: Int\n}",
            "5:5 'a' and 'a' have the same column 'a'"),
        Misuse(
            "@Fetchable struct A {\n#if DEBUG\nlet id: Int\n#endif\nvar a: Int\n}",
            "3:5 'id' inside '#if' would be the key in some builds only; move it out of '#if'"),
        Misuse(
            "@Fetchable struct A {\n#if DEBUG\n@PrimaryKey let a: Int\n#endif\nvar b: Int\n}",
            "3:17 'a' cannot be the key inside '#if', because a model has the same key in every build"),
        Misuse(
            "@Fetchable final class A { let id: Int; @MainActor var b: Int }",
            "1:41 'b' cannot be read from a column, because rows are decoded outside 'MainActor'"),
        Misuse(
            "@Fetchable struct A { private enum Kind: Int { case a }; private var kind: Kind? }",
            "1:23 'Kind' cannot be private, because the member for 'kind', in a type of its own, could not see it",
            fixes: [
                Fix(
                    "Make it 'fileprivate'",
                    "@Fetchable struct A { fileprivate enum Kind: Int { case a }; private var kind: Kind? }")
            ]),
    ]
}
