import Foundation

/// The words of texts, as every engine has them.
///
/// A word is a run of scalars that ``FullTextTables`` does not list as separators, without case and without the accents of the Latin
/// script. The words of a text are written one after the other, each between two spaces, so that what a query looks for is found as
/// bytes: ` the  quick  fox `.
package enum FullTextWords {
    /// Stands between the texts of two members, so that no phrase is found across them. It is in no word.
    package static let boundary: UInt8 = UInt8(ascii: "|")

    /// For each scalar of the first plane what it becomes: 0 for a separator, 1 for a mark that is left out.
    private static let plane: [UInt16] = {
        var plane = (0..<UInt16.max).map(\.self) + [.max]
        for index in stride(from: 0, to: FullTextTables.separators.count, by: 2) {
            let (first, last) = (FullTextTables.separators[index], FullTextTables.separators[index + 1])
            guard first <= 0xFFFF else { continue }
            for scalar in first...min(last, 0xFFFF) { plane[Int(scalar)] = 0 }
        }
        for (scalar, folded) in foldings where scalar <= 0xFFFF { plane[Int(scalar)] = UInt16(folded) }
        for mark in FullTextTables.marks { plane[Int(mark)] = 1 }
        return plane
    }()

    /// The separators beyond the first plane, as ranges.
    private static let separatorsBeyond = FullTextTables.separators.filter { $0 > 0xFFFF }

    private static let foldingsBeyond = Dictionary(
        foldings.filter { $0.scalar > 0xFFFF }.map { ($0.scalar, $0.folded) }, uniquingKeysWith: { first, _ in first })

    /// The ranges of scalars that stand between words.
    package static var separatorRanges: [ClosedRange<UInt32>] {
        stride(from: 0, to: FullTextTables.separators.count, by: 2).map {
            FullTextTables.separators[$0]...FullTextTables.separators[$0 + 1]
        }
    }

    /// The combining marks that are left out.
    package static var marks: [UInt32] { FullTextTables.marks }

    /// Each scalar that becomes another one, in the order of the scalars within a kind.
    package static var foldings: [(scalar: UInt32, folded: UInt32)] {
        var result: [(scalar: UInt32, folded: UInt32)] = []
        for index in stride(from: 0, to: FullTextTables.foldings.count, by: 4) {
            let run = FullTextTables.foldings[index...]
            for scalar in stride(from: run[index], through: run[index + 1], by: Int(run[index + 2])) {
                result.append((UInt32(scalar), UInt32(scalar + run[index + 3])))
            }
        }
        for (base, letters) in FullTextTables.letters {
            result += letters.unicodeScalars.map { ($0.value, base.value) }
        }
        return result
    }

    /// The scalar that stands for each in a word: 0 for a separator, 1 for a mark that is left out.
    @inline(__always)
    private static func folded(_ scalar: UInt32, _ plane: UnsafeBufferPointer<UInt16>) -> UInt32 {
        if scalar <= 0xFFFF { return UInt32(plane[Int(scalar)]) }
        for index in stride(from: 0, to: separatorsBeyond.count, by: 2)
        where scalar >= separatorsBeyond[index] && scalar <= separatorsBeyond[index + 1] {
            return 0
        }
        return foldingsBeyond[scalar] ?? scalar
    }

    /// Whether a scalar stands between words.
    static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        plane.withUnsafeBufferPointer { folded(scalar.value, $0) == 0 }
    }

    /// The words of texts, with a boundary before each text.
    package static func bytes(of texts: [String?]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(texts.reduce(0) { $0 + ($1?.utf8.count ?? 0) } * 5 / 4 + 4 * texts.count)
        for text in texts {
            result.append(boundary)
            if let text { forEachWord(of: text, into: &result, nil) }
        }
        return result
    }

    /// The words of a text, without those that consist of marks that are left out.
    package static func words(of text: String) -> [String] {
        var bytes: [UInt8] = []
        var words: [String] = []
        forEachWord(of: text, into: &bytes) { word, _ in
            if !word.isEmpty { words.append(word) }
        }
        return words
    }

    /// The words of a text with their places in it.
    static func places(of text: String) -> [(word: String, range: Range<String.Index>)] {
        var bytes: [UInt8] = []
        var places: [(word: String, range: Range<String.Index>)] = []
        let utf8 = text.utf8
        var (offset, index) = (0, utf8.startIndex)
        forEachWord(of: text, into: &bytes) { word, range in
            let start = utf8.index(index, offsetBy: range.lowerBound - offset)
            let end = utf8.index(start, offsetBy: range.count)
            (offset, index) = (range.upperBound, end)
            if !word.isEmpty { places.append((word, start..<end)) }
        }
        return places
    }

    /// Appends each word between spaces.
    ///
    /// - Parameter visit: Gets each word, and its place among the bytes of the text.
    private static func forEachWord(
        of text: String, into result: inout [UInt8], _ visit: ((String, Range<Int>) -> Void)?
    ) {
        var text = text
        plane.withUnsafeBufferPointer { plane in
            text.withUTF8 { bytes in
                let bytes = UnsafeRawBufferPointer(bytes)
                var position = 0
                // The places of the word in the text and in the result.
                var start: (text: Int, result: Int)?
                func end(_ start: (text: Int, result: Int), _ result: inout [UInt8]) {
                    visit?(String(decoding: result[start.result...], as: UTF8.self), start.text..<position)
                    result.append(UInt8(ascii: " "))
                }
                while position < bytes.count {
                    let (scalar, length) = bytes.scalar(at: position)
                    let folded = folded(scalar, plane)
                    if folded == 0 {
                        if let word = start { end(word, &result) }
                        start = nil
                    } else {
                        if start == nil {
                            result.append(UInt8(ascii: " "))
                            start = (position, result.count)
                        }
                        if folded < 0x80 {
                            if folded != 1 { result.append(UInt8(truncatingIfNeeded: folded)) }
                        } else if let folded = Unicode.Scalar(folded) {
                            result.append(contentsOf: UTF8.encode(folded) ?? .init())
                        }
                    }
                    position += length
                }
                if let word = start { end(word, &result) }
            }
        }
    }
}
