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

    private static let conditional =
        "'@FetchableFields' does not know which of these are compiled; move properties and keys out of the '#if'"

    private static func writtenKeys(_ name: String) -> String {
        "'@FetchableFields' does not know the keys of this '\(name)'; write them as raw values of the cases"
    }

    private static func wrapped(_ attribute: String) -> String {
        "'@FetchableFields' does not know what JSON '\(attribute)' gives the property; remove the attribute, or leave the property "
            + "out of 'CodingKeys'"
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
        Misuse(
            "@FetchableFields struct A { typealias CodingKeys = Keys; var a: Int }",
            "1:39 '@FetchableFields' does not see the keys of another type; declare an enum 'CodingKeys' in the struct"),
        Misuse(
            "@FetchableFields struct A { var a: Int; enum CodingKeys: CodingKey { case a; var stringValue: String { \"b\" } } }",
            "1:82 \(writtenKeys("stringValue"))"),
        Misuse(
            "@FetchableFields struct A { var a: Int; enum CodingKeys: CodingKey { case a; init?(stringValue: String) {} } }",
            "1:78 \(writtenKeys("init(stringValue:)"))"),
        Misuse(
            "@FetchableFields struct A { @Clamped var a: Int; @Own.Clamped(3) var b: Int }",
            "1:29 \(wrapped("Clamped"))",
            "1:50 \(wrapped("Own.Clamped"))"),
        Misuse(
            "@FetchableFields struct A {\n  var a: Int\n  #if DEBUG\n  var b: Int\n  #endif\n}", "3:3 \(conditional)"),
        Misuse(
            "@FetchableFields struct A {\n  #if X\n  #else\n  #if Y\n  enum CodingKeys: CodingKey {}\n  #endif\n  #endif\n}",
            "2:3 \(conditional)"),
        Misuse(
            "@FetchableFields struct A {\n  var a: Int\n  enum CodingKeys: CodingKey {\n    case a\n    #if X\n    case b\n    #endif\n  }\n}",
            "5:5 \(conditional)"),
    ]
}
