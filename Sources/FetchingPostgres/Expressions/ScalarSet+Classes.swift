import Foundation

// What a class holds depends on the version of Unicode. NSRegularExpression is asked, so that a request means the same in
// memory and in the database.

extension ScalarSet {
    /// The scalars that `.` matches: all that do not end a line.
    static let withinLine = ScalarSet([0x0A...0x0D, 0x85...0x85, 0x2028...0x2029]).complement

    /// The scalars that `\d` matches.
    static let digits = ScalarSet(matching: #"\d+"#)

    /// The scalars that `\w` matches.
    static let wordScalars = ScalarSet(matching: #"\w+"#)

    /// The scalars that `\s` matches.
    static let whitespace = ScalarSet(matching: #"\s+"#)

    /// The planes that have more than private scalars, and such as stand for nothing yet.
    private static let planes: [UInt32] = [0, 1, 2, 3, 14]

    private init(matching pattern: String) {
        var ranges: [ClosedRange<UInt32>] = []
        for plane in Self.planes {
            let begin = plane << 16
            let scalars = (begin...begin + 0xFFFF).compactMap(Unicode.Scalar.init)
            let text = String(String.UnicodeScalarView(scalars))
            let units = plane == 0 ? 1 : 2
            let whole = NSRange(location: 0, length: scalars.count * units)
            let matches = (try? NSRegularExpression(pattern: pattern))?.matches(in: text, range: whole) ?? []
            for match in matches {
                let first = match.range.location / units
                let last = first + match.range.length / units - 1
                ranges.append(scalars[first].value...scalars[last].value)
            }
        }
        self.init(ranges)
    }
}
