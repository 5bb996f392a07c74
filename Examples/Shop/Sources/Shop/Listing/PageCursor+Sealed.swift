import Crypto
import Fetching
import Foundation

// As in Examples/SealedCursors, where it has tests of its own.
extension PageCursor {
    func sealed(with key: SymmetricKey, for reader: String) throws -> String {
        let box = try AES.GCM.seal(Data(description.utf8), using: key, authenticating: Data(reader.utf8))
        let text = (box.nonce + box.ciphertext + box.tag).base64EncodedString()
        return text.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    init(sealed text: String, with key: SymmetricKey, for reader: String) throws {
        let base64 = text.replacing("-", with: "+").replacing("_", with: "/")
        let box = Data(base64Encoded: base64 + String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4))
            .flatMap { try? AES.GCM.SealedBox(combined: $0) }
        let opened = box.flatMap { try? AES.GCM.open($0, using: key, authenticating: Data(reader.utf8)) }
        try self.init(text: opened.map { String(decoding: $0, as: UTF8.self) } ?? "")
    }
}
