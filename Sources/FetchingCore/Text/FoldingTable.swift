/// The folded scalars of the scripts with case or accents: most texts are folded by a look-up of each scalar. A mapping
/// does not depend on the scalars around.
struct FoldingTable: Sendable {
    /// For each scalar of ``blocks`` the bytes in UTF-8, behind their number in the lowest byte.
    private let entries: [UInt64]

    private let lowersCase: Bool

    /// Latin, Greek, Cyrillic, Armenian, Hebrew; their extensions and punctuation; that of Chinese and Japanese, and kana.
    private static let blocks: [Range<UInt32>] = [0..<0x0600, 0x1E00..<0x2100, 0x3000..<0x3100]

    /// Ideographs have neither case nor accents.
    private static let ideographs: Range<UInt32> = 0x4E00..<0xA000

    /// The mark of a scalar that the table leaves to the slow way: its number of bytes does not fit, or it is ordered among
    /// the marks around it.
    private static let isUnknown: UInt64 = 0xFF

    private static let withoutCase = FoldingTable(.caseInsensitive)
    private static let withoutMarks = FoldingTable(.diacriticInsensitive)
    private static let withoutBoth = FoldingTable(.diacriticAndCaseInsensitive)

    static func of(_ options: TextOptions) -> FoldingTable {
        switch (options.contains(.caseInsensitive), options.contains(.diacriticInsensitive)) {
        case (true, true): withoutBoth
        case (false, true): withoutMarks
        default: withoutCase
        }
    }

    private init(_ options: TextOptions) {
        lowersCase = options.contains(.caseInsensitive)
        entries = Self.blocks.flatMap { block in
            block.map { value in Unicode.Scalar(value).map { Self.entry(for: $0, options) } ?? Self.isUnknown }
        }
    }

    private static func entry(for scalar: Unicode.Scalar, _ options: TextOptions) -> UInt64 {
        let isOrdered =
            scalar.properties.canonicalCombiningClass != .notReordered
            && scalar.properties.generalCategory != .nonspacingMark
        let folded = options.foldWithoutTable(String(Character(scalar)))
        guard !isOrdered, folded.utf8.count < 8 else { return isUnknown }
        return folded.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) } << 8 | UInt64(folded.utf8.count)
    }

    /// The folded text, nil if there is a scalar in it that is not in the table.
    func fold(_ text: String) -> String? {
        if !lowersCase, text.withBytes(\.isASCII) { return text }
        return text.withBytes { text in
            var isComplete = true
            // Hardly any text becomes longer; one that does goes the slow way.
            let folded = String(unsafeUninitializedCapacity: text.count + 16) { result in
                guard let count = text.isASCII ? lowerASCII(text, into: result) : fold(text, into: result) else {
                    isComplete = false
                    return 0
                }
                return count
            }
            return isComplete ? folded : nil
        }
    }

    private func lowerASCII(_ text: UnsafeRawBufferPointer, into result: UnsafeMutableBufferPointer<UInt8>) -> Int {
        for index in text.indices {
            let byte = text[index]
            result[index] = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
        }
        return text.count
    }

    private func fold(_ text: UnsafeRawBufferPointer, into result: UnsafeMutableBufferPointer<UInt8>) -> Int? {
        entries.withUnsafeBufferPointer { entries in
            var (position, count) = (0, 0)
            while position < text.count {
                guard count <= result.count - 8 else { return nil }
                let (scalar, length) = text.scalar(at: position)
                if Self.ideographs.contains(scalar) {
                    for offset in 0..<length { result[count + offset] = text[position + offset] }
                    count += length
                } else {
                    guard let place = Self.place(of: scalar) else { return nil }
                    var entry = entries[place]
                    guard entry != Self.isUnknown else { return nil }
                    let end = count + Int(entry & 0xFF)
                    while count < end {
                        entry >>= 8
                        result[count] = UInt8(truncatingIfNeeded: entry)
                        count += 1
                    }
                }
                position += length
            }
            return count
        }
    }

    private static func place(of scalar: UInt32) -> Int? {
        switch scalar {
        case ..<0x0600: Int(scalar)
        case 0x1E00..<0x2100: Int(scalar - 0x1E00 + 0x0600)
        case 0x3000..<0x3100: Int(scalar - 0x3000 + 0x0300 + 0x0600)
        default: nil
        }
    }
}
