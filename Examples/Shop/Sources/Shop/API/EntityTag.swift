import Crypto
import Foundation
import HTTPTypes
import Hummingbird

/// The version of an answer, by which a client that has it already is not sent it again.
struct EntityTag {
    let text: String

    /// The tag is weak, for a cursor is sealed in other bytes each time.
    init(_ content: some Encodable) throws {
        let hash = SHA256.hash(data: try JSONEncoder.shop.encode(content))
        text = "W/\"\(Data(hash).prefix(16).base64EncodedString())\""
    }

    func matches(_ request: Request) -> Bool {
        guard let known = request.headers[.ifNoneMatch] else { return false }
        return known == "*" || known.split(separator: ",").contains { $0.trimmingCharacters(in: .whitespaces) == text }
    }
}
