/// A place in the result of a request, where the next or the previous page begins.
///
/// It is a short text, which can be stored or sent, and used by another process later:
///
/// ```swift
/// let text = page.next?.description                    // "AQIDBA…"
/// let cursor = try text.map { try PageCursor(text: $0) }
/// let next = try request.page(size: 50, after: cursor).fetch(in: db)
/// ```
///
/// Nil is the first page. Read a text from outside, which may be damaged, with ``init(text:)``, which throws.
///
/// It belongs to its request: to the model, the conditions with their values, and the order. Another request rejects
/// it. It holds the values by which the row at that place is sorted, readable for whoever decodes it.
public struct PageCursor: Sendable, Hashable {
    let request: UInt64
    let position: PagePosition
}

extension PageCursor {
    /// Reads a cursor that was written as a text.
    ///
    /// - Throws: ``FetchError`` with the code `invalidCursor` if the text is not one.
    public init(text: String) throws {
        guard let cursor = PageCursor(text) else { throw FetchError.noCursor }
        self = cursor
    }
}

extension PageCursor: LosslessStringConvertible {
    /// The cursor as a text of letters, digits, `-` and `_`, which can stand in a URL as it is.
    public var description: String { PageCursorCoding.encode(self) }

    /// Reads a cursor that was written as a text. Nil if the text is not one.
    public init?(_ description: String) {
        guard let cursor = PageCursorCoding.decode(description) else { return nil }
        self = cursor
    }
}

extension PageCursor: Codable {
    /// Writes the cursor as a text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// Reads a cursor that was written as a text.
    ///
    /// - Throws: `DecodingError` if the text is not a cursor.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let cursor = PageCursor(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "The text is not a page cursor")
        }
        self = cursor
    }
}

extension FetchError {
    fileprivate static var noCursor: FetchError {
        FetchError(.invalidCursor, reason: "the text is not a page cursor", cure: "Begin with the first page")
    }

    static var cursorOfOtherRequest: FetchError {
        FetchError(
            .invalidCursor, reason: "the cursor belongs to a request with other conditions or another order",
            cure: "Use it with the request that it came from, with the same values, or begin with the first page")
    }
}
