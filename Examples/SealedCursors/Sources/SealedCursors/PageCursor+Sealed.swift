import Crypto
import Fetching
import Foundation

extension PageCursor {
    /// The cursor as a text that can only be read and made with the key, and only for the same reader.
    ///
    /// - Parameter reader: Whoever gets the page, such as the user's identifier and the path of the request.
    public func sealed(with key: SymmetricKey, for reader: String) throws -> String {
        let box = try AES.GCM.seal(Data(description.utf8), using: key, authenticating: Data(reader.utf8))
        let text = (box.nonce + box.ciphertext + box.tag).base64EncodedString()
        return text.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// Reads a text that ``sealed(with:for:)`` has made with the same key and for the same reader.
    ///
    /// - Throws: ``FetchError`` with the code `invalidCursor` for any other text.
    public init(sealed text: String, with key: SymmetricKey, for reader: String) throws {
        let base64 = text.replacing("-", with: "+").replacing("_", with: "/")
        let box = Data(base64Encoded: base64 + String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4))
            .flatMap { try? AES.GCM.SealedBox(combined: $0) }
        let opened = box.flatMap { try? AES.GCM.open($0, using: key, authenticating: Data(reader.utf8)) }
        try self.init(text: opened.map { String(decoding: $0, as: UTF8.self) } ?? "")
    }
}
