import Foundation

extension JSONEncoder {
    /// Writes the keys in one order, so that the same rows are the same bytes.
    static var shop: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }
}
