import Fetching
import FetchingCore
import Foundation

/// A value that other software might have stored in the place of one that Fetching writes.
struct ForeignValue: Sendable, CustomStringConvertible {
    let id: Int
    let column: String
    let value: PrimitiveValue

    var description: String { "\(column) of \(id) stored as \(value)" }
}

extension ForeignValue {
    /// Draws a value of a row in a form that is close to the declared one.
    static func draw(of row: Specimen, _ field: FormField, _ generator: inout SplitMix64) -> ForeignValue? {
        guard let stored = try? field.column.value(of: row) else { return nil }
        let value = variants(of: stored, in: field.domain.name).randomElement(using: &generator)
        return value.map { ForeignValue(id: row.id, column: field.column.name, value: $0) }
    }

    private static func variants(of stored: PrimitiveValue, in form: String) -> [PrimitiveValue] {
        switch stored {
        case .text(let text): texts(for: text, in: form).filter { $0 != text }.map(PrimitiveValue.text)
        case .date(let date): dates(for: text(of: date, as: DateTimeText.dateTimeText)).map(PrimitiveValue.text)
        case .uuid(let uuid): [.text(uuid.uuidString), .text(uuid.uuidString.lowercased())]
        case .decimal(let decimal): decimals(for: "\(decimal)").map(PrimitiveValue.text)
        case .bool: [.int64(2), .int64(-1)]
        case .int64(let number): [.int64(number &+ 100), .double(Double(number) + 0.5)]
        case .double(let number): [.text("\(number) ")]
        case .data: [.text("a")]
        // One that holds null, one that is none, and one with an object in it.
        case .array: [.text("[null]"), .text("{}"), .text("[{}]"), .text("[1,]"), .text(""), .int64(1)]
        case .null: []
        }
    }

    private static func text<Storage: FetchableStorage>(of date: Date, as storage: Storage) -> String
    where Storage.Value == Date, Storage.StoredValue == String {
        (try? storage.encode(date)) ?? ""
    }

    private static func texts(for text: String, in form: String) -> [String] {
        switch form {
        case FormTypes.dateTime.name, FormTypes.isoText.name, FormTypes.day.name: dates(for: text)
        case FormTypes.upperUUID.name, FormTypes.lowerUUID.name:
            [
                text.uppercased(), text.lowercased(), text.prefix(18).uppercased() + text.dropFirst(18).lowercased(),
                text.replacing("-", with: ""), "{\(text)}",
            ]
        case FormTypes.yesOrNo.name, FormTypes.plan.name: [text.lowercased(), text.capitalized, text + " "]
        case FormTypes.url.name: [" " + text, text + "\u{E9}", text.uppercased()]
        default: []
        }
    }

    /// The same time written otherwise.
    private static func dates(for text: String) -> [String] {
        let other = text.contains("T") ? text.replacing("T", with: " ") : text.replacing(" ", with: "T")
        let bare = text.hasSuffix("Z") ? String(text.dropLast()) : text
        return [
            text, other, bare + ".000", bare + ".000Z", bare + ".5", bare + "+00:00", bare + "Z", text.lowercased(),
            text + " ", " " + text, String(bare.dropLast(3)), text.replacing("-", with: ""), text + " 00:00:00",
            text.replacing("-0", with: "-"), bare + " UTC",
        ]
    }

    private static func decimals(for text: String) -> [String] {
        [text.contains(".") ? text + "0" : text + ".0", "+" + text, "0" + text, text + "e0", " " + text, text + "x"]
    }
}

extension FormTable {
    /// The collection that an engine has to store, with foreign values in some places.
    func collection(with foreign: [ForeignValue]) throws -> ConformanceCollection {
        var collection = try ConformanceCollection(rows) { row, column in
            foreign.first { $0.id == row.id && $0.column == column.name }?.value
        }
        collection.uniqueKeys = [[Specimen.fetchableMembers.id.column], [Specimen.fetchableMembers.code.column]]
        return collection
    }
}
