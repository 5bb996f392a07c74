import Crypto
import Foundation

/// The proof that a customer has signed in: the customer, the second at which it ends, and a code that only the shop can make of both.
struct VisitorToken {
    let customerID: Int

    private static let lifetime = 30 * 24 * 60 * 60

    func sealed(with key: SymmetricKey, now: Date = Date()) -> String {
        let text = "\(customerID).\(Int(now.timeIntervalSince1970) + Self.lifetime)"
        let code = HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key.ofTokens)
        return "\(text).\(Data(code).base64EncodedString())"
    }

    /// Nil where the token was not made by the shop, or is too old.
    init?(sealed text: String, with key: SymmetricKey, now: Date = Date()) {
        let parts = text.utf8.count <= 200 ? text.split(separator: ".", omittingEmptySubsequences: false) : []
        guard parts.count == 3, let id = Int(parts[0]), let end = Int(parts[1]),
            let code = Data(base64Encoded: String(parts[2])),
            HMAC<SHA256>.isValidAuthenticationCode(
                code, authenticating: Data("\(parts[0]).\(parts[1])".utf8), using: key.ofTokens),
            now.timeIntervalSince1970 < Double(end)
        else { return nil }
        customerID = id
    }

    init(customerID: Int) { self.customerID = customerID }
}

extension SymmetricKey {
    /// A key that serves tokens alone: a code for something else is not one of a token.
    fileprivate var ofTokens: SymmetricKey {
        HKDF<SHA256>.deriveKey(inputKeyMaterial: self, info: Data("tokens of customers".utf8), outputByteCount: 32)
    }
}
