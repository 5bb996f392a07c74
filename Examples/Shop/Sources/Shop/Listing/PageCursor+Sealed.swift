import Crypto
import Fetching
import Foundation

// As in Examples/SealedCursors, where it has tests of its own, but for the nonce: the same cursor is sealed in the same bytes, so that an
// answer that has not changed has the same tag.
extension PageCursor {
    func sealed(with key: SymmetricKey, for reader: String) throws -> String {
        let text = Data(description.utf8)
        let box = try AES.GCM.seal(
            text, using: key, nonce: key.nonce(for: text, reader: reader), authenticating: Data(reader.utf8))
        let sealed = (box.nonce + box.ciphertext + box.tag).base64EncodedString()
        return sealed.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    init(sealed text: String, with key: SymmetricKey, for reader: String) throws {
        let base64 = text.replacing("-", with: "+").replacing("_", with: "/")
        let box = Data(base64Encoded: base64 + String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4))
            .flatMap { try? AES.GCM.SealedBox(combined: $0) }
        let opened = box.flatMap { try? AES.GCM.open($0, using: key, authenticating: Data(reader.utf8)) }
        try self.init(text: opened.map { String(decoding: $0, as: UTF8.self) } ?? "")
    }
}

extension SymmetricKey {
    /// A nonce that is another one for each text, and for each reader: their code under a key that serves nothing else.
    fileprivate func nonce(for text: Data, reader: String) throws -> AES.GCM.Nonce {
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: self, info: Data("nonces of cursors".utf8), outputByteCount: 32)
        let code = HMAC<SHA256>.authenticationCode(for: Data(SHA256.hash(data: text)) + Data(reader.utf8), using: key)
        return try AES.GCM.Nonce(data: Data(code).prefix(12))
    }
}
