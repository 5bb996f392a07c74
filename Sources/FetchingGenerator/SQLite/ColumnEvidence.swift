import FetchingCore
import Foundation

/// The values of one column, as far as they tell its type.
struct ColumnEvidence {
    private(set) var nullCount = 0
    private(set) var integers = NumberEvidence()
    private(set) var reals = NumberEvidence()
    private(set) var texts = TextEvidence()
    private(set) var blobCount = 0
    private(set) var blobsAreUUIDs = true
    private var distinct: Set<Int>? = []

    mutating func addNull() {
        nullCount += 1
        distinct = nil
    }

    mutating func add(_ integer: Int64) {
        integers.add(Double(integer))
        addHash(integer.hashValue)
    }

    mutating func add(_ real: Double) {
        reals.add(real)
        addHash(real.hashValue)
    }

    mutating func add(text: UnsafeBufferPointer<UInt8>) {
        texts.add(text)
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(text))
        addHash(hasher.finalize())
    }

    mutating func add(blobOf count: Int) {
        blobCount += 1
        if count != 16 { blobsAreUUIDs = false }
        distinct = nil
    }

    /// Two values with one hash are taken for equal: that a column is taken for a key too seldom does no harm.
    private mutating func addHash(_ hash: Int) {
        guard distinct != nil else { return }
        if distinct?.insert(hash).inserted == false { distinct = nil }
    }

    var hasNull: Bool { nullCount > 0 }
    var isEmpty: Bool { integers.count == 0 && reals.count == 0 && texts.count == 0 && blobCount == 0 }
    var isDistinct: Bool { !isEmpty && !hasNull && distinct != nil }
    var numberCount: Int { integers.count + reals.count }

    /// Whether there are values of the given storage classes, and of no others.
    var areNumbers: Bool { numberCount > 0 && texts.count == 0 && blobCount == 0 }
    var areIntegers: Bool { areNumbers && reals.count == 0 }
    var areTexts: Bool { texts.count > 0 && numberCount == 0 && blobCount == 0 }
    var areBlobs: Bool { blobCount > 0 && numberCount == 0 && texts.count == 0 }

    /// The kinds of values in words: `integers and texts`.
    var kinds: String {
        let kinds = [
            ("whole numbers", integers.count), ("numbers with fractions", reals.count), ("texts", texts.count),
            ("blobs", blobCount),
        ].filter { $0.1 > 0 }.map(\.0)
        return kinds.count < 2
            ? kinds.joined() : kinds.dropLast().joined(separator: ", ") + " and " + kinds[kinds.count - 1]
    }
}

/// The traits that all numbers of a column have.
struct NumberEvidence {
    private(set) var count = 0
    private(set) var smallest = Double.infinity
    private(set) var greatest = -Double.infinity

    mutating func add(_ number: Double) {
        count += 1
        smallest = min(smallest, number)
        greatest = max(greatest, number)
    }

    /// Whether all are 0 or 1.
    var areTruthValues: Bool { count > 0 && smallest >= 0 && greatest <= 1 }

    /// Whether both 0 and 1 are among them.
    var areBothTruthValues: Bool { areTruthValues && smallest == 0 && greatest == 1 }

    func areAll(in range: ClosedRange<Double>) -> Bool {
        count > 0 && range.contains(smallest) && range.contains(greatest)
    }
}

/// The traits that all texts of a column have.
struct TextEvidence {
    private(set) var count = 0

    /// The forms of dates in which all texts are, by their storage. The form of the engine has none.
    private(set) var dateForms: [(form: DateTextForm, storage: String?)] = [
        (.dateTimeWithMilliseconds, nil), (.dateTime, ".dateTimeText"), (.iso8601, ".iso8601Text"), (.day, ".dayText"),
    ]
    private(set) var uuidStorages = [".uuidText", ".lowercaseUUIDText"]
    private(set) var areUnicode = true
    private(set) var areDecimals = true

    /// Whether all texts begin with a date, in whatever form.
    private(set) var beginWithDates = true

    /// Whether all texts are '0' or '1', and both occur.
    var areTruthValues: Bool { values == ["0", "1"] }

    /// The different texts, nil where they are too many to be cases.
    private(set) var values: Set<String>? = []

    private static let mostValues = 200

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        count += 1
        dateForms.removeAll { $0.form.date(from: bytes) == nil }
        if !uuidStorages.isEmpty || areDecimals || beginWithDates || areUnicode || values != nil {
            addText(String(decoding: bytes, as: UTF8.self), bytes)
        }
    }

    private mutating func addText(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) {
        // Only text with this scalar may have been mended.
        if areUnicode, text.unicodeScalars.contains("\u{FFFD}"), !text.utf8.elementsEqual(bytes) { areUnicode = false }
        if !uuidStorages.isEmpty {
            let fitting = text.fittingStorages(for: .uuid)
            uuidStorages.removeAll { !fitting.contains($0) }
        }
        if beginWithDates {
            let day = bytes.count >= 10 ? UnsafeBufferPointer(rebasing: bytes[0..<10]) : bytes
            beginWithDates = DateTextForm.day.date(from: day) != nil
        }
        if areDecimals { areDecimals = text.wholeMatch(of: /-?\d{1,18}(\.\d{1,12})?/) != nil }
        guard let known = values else { return }
        if known.count >= Self.mostValues {
            values = nil
        } else {
            values?.insert(text)
        }
    }
}
