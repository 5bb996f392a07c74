import Fetching
import FetchingCore
import Foundation

/// A cursor as a web server sends it: the bytes of its text, enciphered, in the letters of URLs.
///
/// The cipher of `Examples/SealedCursors` is in a library that tests do not depend on. Here the bytes have only to be others.
enum SealedCursor {
    static func seal(_ cursor: PageCursor) -> String {
        Data(enciphered(cursor.description.utf8)).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    static func open(_ text: String) throws -> PageCursor {
        let base64 = text.replacing("-", with: "+").replacing("_", with: "/")
        let bytes = Data(base64Encoded: base64 + String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4))
        return try PageCursor(text: bytes.map { String(decoding: enciphered($0), as: UTF8.self) } ?? "")
    }

    /// Is its own inverse.
    private static func enciphered(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var generator = SplitMix64(seed: 42)
        return bytes.map { $0 ^ UInt8.random(in: .min ... .max, using: &generator) }
    }
}
