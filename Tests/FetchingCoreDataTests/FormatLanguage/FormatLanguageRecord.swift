import Foundation

/// An object made of its values, for the tests of the language itself.
struct FormatLanguageRecord: FormatLanguageObject {
    struct UndefinedKey: Error { var key: String }

    private let id: Int
    private let values: [String: FormatLanguageValue]

    init(id: Int = 0, _ values: [String: FormatLanguageValue]) {
        self.id = id
        self.values = values
    }

    var identity: AnyHashable { id }

    func value(forKey key: String) throws -> FormatLanguageValue {
        guard let value = values[key] else { throw UndefinedKey(key: key) }
        return value
    }
}

extension FormatLanguageRecord {
    static let day = Date(timeIntervalSinceReferenceDate: 0)

    private static let owner = FormatLanguageRecord(
        id: 1,
        [
            "name": .text("Ada"), "age": .integer(40), "boss": .null,
            "pets": .collection([
                pet(
                    3, age: .integer(2), name: .text("Milo"),
                    toys: [.object(FormatLanguageRecord(id: 9, ["size": .integer(3)]))]),
                pet(4, age: .null, name: .null, toys: []),
                pet(5, age: .integer(5), name: .text("Écho"), toys: []),
            ]),
        ])

    /// What the formats of the tests are evaluated on.
    static let cat = FormatLanguageRecord(
        id: 2,
        [
            "name": .text("Élodie"), "nick": .null, "age": .integer(7), "min": .integer(.min),
            "big": .integer(9_007_199_254_740_993),
            "price": .decimal(Decimal(sign: .plus, exponent: -1, significand: 1)),
            "weight": .double(4.5), "nan": .double(.nan), "tame": .bool(true), "born": .date(day), "tag": .uuid(UUID()),
            "home": .url("https://a.b"), "owner": .object(owner), "vet": .null, "empty": .collection([]),
            "flags": .integer(6), "lost": .null,
        ])

    private static func pet(
        _ id: Int, age: FormatLanguageValue, name: FormatLanguageValue, toys: [FormatLanguageValue]
    ) -> FormatLanguageValue {
        .object(FormatLanguageRecord(id: id, ["age": age, "name": name, "toys": .collection(toys)]))
    }
}
