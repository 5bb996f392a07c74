extension Misuse {
    private static func wrongKind(_ kind: String) -> String {
        "1:1 '@Projection' cannot be applied to \(kind): only a struct has an initializer for all of its properties"
    }

    static let projections: [Misuse] = [
        Misuse("@Projection final class A { var a = 3 }", wrongKind("a class")),
        Misuse("@Projection enum A { case a }", wrongKind("an enum")),
        Misuse("@Projection actor A { var a = 3 }", wrongKind("an actor")),
        Misuse("@Projection protocol A {}", wrongKind("a protocol")),
        Misuse("@Projection extension A {}", wrongKind("an extension")),
        Misuse("@Projection func a() {}", wrongKind("a function")),
        Misuse(
            "@Projection struct A {}", "1:1 '@Projection' needs a stored property: 'A' has none that could get a value"),
        Misuse(
            "@Projection struct A { let a = 3; static var b = 4; var c: Int { 5 }; lazy var d = 6; @FetchingIgnored var e = 7 }",
            "1:1 '@Projection' needs a stored property: 'A' has none that could get a value"),
        Misuse(
            "@Projection struct A { var kind = Kind.first }",
            "1:28 'kind' needs a type annotation, because '@Projection' cannot read the type from its initial value",
            fixes: [Fix("Add the type of 'kind'", "@Projection struct A { var kind: <#Type#> = Kind.first }")]),
        Misuse(
            "@Projection struct A { var (x, y): (Int, Int) }",
            "1:28 '@Projection' cannot read the properties of a tuple pattern; declare each property by itself"),
        Misuse(
            "@Projection struct A { var a: Int; @FetchingIgnored var x: Bool; @FetchingIgnored var y: Bool?; @FetchingIgnored let z: Int? }",
            "1:57 'x' needs an initial value, because it is ignored when a row is decoded",
            "1:118 'z' needs an initial value, because it is ignored when a row is decoded"),
        Misuse(
            "@Projection struct A {\nvar a: Int\n#if DEBUG\nvar b: Int\n#endif\n}",
            "4:5 'b' cannot be inside '#if', because 'selecting' has the same arguments in every build",
            fixes: [
                Fix(
                    "Add '@FetchingIgnored'",
                    "@Projection struct A {\nvar a: Int\n#if DEBUG\n@FetchingIgnored var b: Int\n#endif\n}")
            ]),
        Misuse(
            "@Projection struct A { var a: Int; init(_ user: User) { a = user.id } }",
            "1:36 'A' has no 'init(a:)', which '@Projection' calls, because this initializer takes its place; move it to an extension"
        ),
        Misuse(
            "@Projection struct A { var a: Int; var b: Int; init?(a: Int, b: Int) { nil }; init(b: Int, a: Int) {} }",
            "1:48 'A' has no 'init(a:b:)', which '@Projection' calls, because this initializer takes its place; move it to an extension"
        ),
        Misuse(
            "@Projection struct A { var a: Int; init(a: Int) throws {} }",
            "1:36 'A' has no 'init(a:)', which '@Projection' calls, because this initializer takes its place; move it to an extension"
        ),
    ]
}
