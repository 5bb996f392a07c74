import Crypto
import Foundation
import Hummingbird

/// The version of an answer, by which a client that has it already is not sent it again.
struct EntityTag {
    let text: String

    /// - Parameter data: The bytes of the answer.
    init(_ data: Data) { text = "\"\(Data(SHA256.hash(data: data)).prefix(16).base64EncodedString())\"" }

    /// A proxy that compresses an answer marks its tag as a weak one.
    func matches(_ request: Request) -> Bool {
        guard let known = request.headers[.ifNoneMatch] else { return false }
        return known == "*"
            || known.split(separator: ",").contains {
                $0.trimmingCharacters(in: .whitespaces).trimmingPrefix("W/") == text
            }
    }
}
