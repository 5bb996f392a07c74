extension Misuse {
    private static func wrongKind(_ kind: String) -> String {
        "1:1 '@FetchableFields' cannot be applied to \(kind): only a struct has the fields that Codable writes by itself"
    }

    private static let unreadableKey = """
        the key of a field has to be a literal that is not empty, without quotation marks, backslashes and control characters, or \
        not every database finds it
        """

    private static func writtenCoding(_ name: String) -> String {
        "'@FetchableFields' does not know the keys of this '\(name)'; leave it to Codable, and rename keys in an enum 'CodingKeys'"
    }

    static let fields: [Misuse] = [
        Misuse("@FetchableFields final class A: Codable { var a = 3 }", wrongKind("a class")),
        Misuse("@FetchableFields enum A: Codable { case a }", wrongKind("an enum")),
        Misuse("@FetchableFields actor A { var a = 3 }", wrongKind("an actor")),
        Misuse(
            "@FetchableFields struct A { var a: Int; func encode(to encoder: any Encoder) throws {} }",
            "1:46 \(writtenCoding("encode(to:)"))"),
        Misuse(
            "@FetchableFields struct A { var a: Int; init(from decoder: any Decoder) throws {} }",
            "1:41 \(writtenCoding("init(from:)"))"),
        Misuse(
            #"@FetchableFields struct A { var a: Int; enum CodingKeys: String, CodingKey { case a = "a\"b" } }"#,
            "1:87 \(unreadableKey)"),
        Misuse(
            #"@FetchableFields struct A { var a: Int; enum CodingKeys: String, CodingKey { case a = "" } }"#,
            "1:87 \(unreadableKey)"),
        Misuse(
            #"@FetchableFields struct A { var a: Int; enum CodingKeys: String, CodingKey { case a = "a\nb" } }"#,
            "1:87 \(unreadableKey)"),
    ]
}
