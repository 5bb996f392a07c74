extension String {
    /// The name as SQLite compares it: without the case of ASCII letters, and with that of all others.
    package var asciiLowercased: String {
        String(
            decoding: utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}
