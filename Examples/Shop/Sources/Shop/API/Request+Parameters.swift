import Foundation
import HTTPTypes
import Hummingbird

extension Request {
    /// A parameter of the address, nil where it is not given. The first counts.
    ///
    /// `+` is a space, as forms, browsers and curl write it, and `%2B` a plus sign. `uri.queryParameters` keeps the `+`.
    func parameter(_ name: String) -> String? {
        for pair in (uri.query ?? "").split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(Self.decoded)
            if parts[0] == name { return parts.count == 2 ? parts[1] : "" }
        }
        return nil
    }

    /// A form of another site cannot send JSON without being asked for permission first.
    func requireJSON() throws {
        guard headers[.contentType]?.hasPrefix("application/json") == true else {
            throw HTTPError(.unsupportedMediaType, message: "Send JSON")
        }
    }

    private static func decoded(_ text: Substring) -> String {
        let spaced = String(text).replacing("+", with: " ")
        return spaced.removingPercentEncoding ?? spaced
    }
}
