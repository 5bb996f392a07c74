import FetchingCommands
import FetchingCore
import FetchingSQLite

/// The type of a property for a column of SQLite, by the type that is declared and by what the rows hold.
struct SQLiteColumnType {
    private let column: SQLiteTable.Column
    private let evidence: ColumnEvidence
    private let listed: CheckConstraints.Values?
    private let declared: String
    private let affinity: SQLiteAffinity
    private let hints: NameHints

    /// Whether some rows were looked at.
    private let hasLooked: Bool

    private(set) var type = ColumnType.plain(.string)
    private(set) var notes: [String] = []

    init(
        _ column: SQLiteTable.Column, isStrict: Bool, evidence: ColumnEvidence, listed: CheckConstraints.Values?,
        hasLooked: Bool
    ) {
        (self.column, self.evidence, self.listed, self.hasLooked) = (column, evidence, listed, hasLooked)
        declared = column.declaredType.asciiUppercased
        affinity = SQLiteAffinity(declaredType: column.declaredType, isStrict: isStrict)
        hints = NameHints(column.name)
        type = choose()
        if let reason = misfit() { type = .leftOut(reason: reason) }
        if case .numbers(let numbers)? = listed, !type.isLeftOut {
            notes.append("One of \(numbers.prefix(20).joined(separator: ", ")), by a CHECK constraint.")
        }
    }

    private mutating func choose() -> ColumnType {
        if evidence.isEmpty { return typeOfDeclaration() }
        if evidence.areIntegers { return typeOfIntegers() }
        if evidence.areNumbers { return typeOfNumbers() }
        if evidence.areTexts { return typeOfTexts() }
        if evidence.areBlobs { return typeOfBlobs() }
        return .leftOut(reason: "the rows hold \(evidence.kinds), which no type reads")
    }

    // MARK: Declarations

    private var isDeclaredBool: Bool { declared.contains("BOOL") || declared == "BIT" }
    private var isDeclaredSmallFlag: Bool { declared.hasPrefix("TINYINT(1)") }
    private var isDeclaredDay: Bool { declared == "DATE" }
    private var isDeclaredDate: Bool {
        ["DATE", "DATETIME", "TIMESTAMP"].contains { declared.hasPrefix($0) } || declared == "SMALLDATETIME"
    }
    private var isDeclaredUUID: Bool { ["UUID", "GUID", "UNIQUEIDENTIFIER"].contains(declared) }

    /// `DECIMAL(10,2)`, `NUMERIC`, `MONEY`: numbers of ten, whose fractions have a fixed length.
    private var isDeclaredDecimal: Bool {
        ["DECIMAL", "NUMERIC", "MONEY", "SMALLMONEY", "CURRENCY"].contains { declared.hasPrefix($0) }
    }

    /// `NUMERIC(10)` and `DECIMAL(5, 0)`, which have no fraction.
    private var isDeclaredWhole: Bool {
        isDeclaredDecimal && declared.wholeMatch(of: /\w+\s*\(\s*\d+\s*(,\s*0\s*)?\)/) != nil
    }

    /// The type of a column without values.
    private mutating func typeOfDeclaration() -> ColumnType {
        let guess = hasLooked ? "Guessed: no row has a value." : "Guessed: no row was looked at."
        if case .texts(let texts)? = listed, affinity.canHold(.text), texts.canBeRawValues { return .oneOf(texts) }
        if isDeclaredBool { return .plain(.bool) }
        if isDeclaredUUID {
            notes.append(guess + " A UUID may also be stored as text.")
            return .plain(.uuid)
        }
        if isDeclaredDate {
            notes.append(guess + " A date may be stored in other forms as well: see '@FetchingStorage'.")
            return isDeclaredDay ? .stored(.date, storage: ".dayText") : .plain(.date)
        }
        if isDeclaredDecimal { return isDeclaredWhole ? .plain(.int) : .plain(.decimal) }
        switch affinity {
        case .integer: return .plain(.int)
        case .real: return .plain(.double)
        case .text: return .plain(.string)
        case .blob where declared.contains("BLOB"): return .plain(.data)
        case .blob:
            notes.append(guess + (declared.isEmpty ? " The column has no type." : ""))
            return .plain(.string)
        case .numeric:
            return .leftOut(
                reason:
                    "declared \(column.declaredType.inComment), where SQLite makes a number of a text like '007': declare it TEXT"
            )
        }
    }

    // MARK: Numbers

    /// From 1973 to 2100: smaller numbers are too many other things.
    private static let plausibleSeconds: ClosedRange<Double> = 1e8...4.1e9
    private static let plausibleMilliseconds: ClosedRange<Double> = 1e11...4.1e12

    private mutating func typeOfIntegers() -> ColumnType {
        let numbers = evidence.integers
        if isDeclaredBool {
            if numbers.areTruthValues { return .plain(.bool) }
            notes.append("Declared \(column.declaredType.inComment), but the rows hold other numbers than 0 and 1.")
            return .plain(.int)
        }
        if column.keyPlace == 0, isDeclaredDate || hints.suggestsDate {
            if let date = dateOfIntegers(numbers) { return date }
        }
        if column.keyPlace == 0, affinity == .integer, numbers.areTruthValues,
            isDeclaredSmallFlag || hints.suggestsTruth && numbers.areBothTruthValues
        {
            notes.append(
                "Guessed from the \(hints.suggestsTruth ? "name" : "declared type"): all values are 0 or 1.")
            return .plain(.bool)
        }
        if isDeclaredDecimal, !isDeclaredWhole { return .plain(.decimal) }
        return .plain(.int)
    }

    private mutating func dateOfIntegers(_ numbers: NumberEvidence) -> ColumnType? {
        let (storage, unit): (String, String)
        if numbers.areAll(in: Self.plausibleSeconds) {
            (storage, unit) = (".unixSeconds", "seconds")
        } else if numbers.areAll(in: Self.plausibleMilliseconds) {
            (storage, unit) = (".unixMilliseconds", "milliseconds")
        } else {
            return nil
        }
        let source = isDeclaredDate ? "declared type" : "name"
        notes.append("Guessed from the \(source): all values are \(unit) since 1970 of plausible dates.")
        return .stored(.date, storage: storage)
    }

    private mutating func typeOfNumbers() -> ColumnType {
        if column.keyPlace == 0, isDeclaredDate || hints.suggestsDate, evidence.integers.count == 0,
            evidence.reals.areAll(in: Self.plausibleSeconds)
        {
            notes.append(
                "Guessed from the \(isDeclaredDate ? "declared type" : "name"): all values are seconds since 1970 of "
                    + "plausible dates.")
            return .stored(.date, storage: ".unixTime")
        }
        // A decimal has no infinity, and fewer digits behind the point than the smallest numbers have.
        let limits = -1e30...1e30
        if isDeclaredDecimal, evidence.reals.areAll(in: limits) { return .plain(.decimal) }
        if affinity == .integer {
            notes.append("Declared \(column.declaredType.inComment), but the rows hold fractions.")
        }
        return .plain(.double)
    }

    // MARK: Texts and blobs

    private mutating func typeOfTexts() -> ColumnType {
        let texts = evidence.texts
        guard texts.areUnicode else { return .leftOut(reason: "the rows hold text that is not valid UTF-8") }
        if case .texts(let listed)? = listed, affinity.canHold(.text) {
            guard listed.canBeRawValues else {
                notes.append("A CHECK constraint lists values, of which two are equal in Swift.")
                return .plain(.string)
            }
            let others = (texts.values ?? [""]).filter { value in !listed.contains { $0.isSame(as: value) } }
            if others.isEmpty { return .oneOf(listed) }
            notes.append("A CHECK constraint lists values, but the rows hold others too.")
            return .plain(.string)
        }
        if let (_, storage) = texts.dateForms.first, storage != nil || affinity.canHold(.date) {
            if !isDeclaredDate { notes.append("Guessed from the rows: all values are dates in this form.") }
            return storage.map { .stored(.date, storage: $0) } ?? .plain(.date)
        }
        if let storage = texts.uuidStorages.first {
            if !isDeclaredUUID { notes.append("Guessed from the rows: all values are UUIDs in this form.") }
            return .stored(.uuid, storage: storage)
        }
        if affinity == .text, texts.areTruthValues, hints.suggestsTruth {
            notes.append("Guessed from the name: all values are '0' or '1'.")
            return .stored(.bool, storage: ZeroOrOneText.name)
        }
        if affinity == .text, texts.areDecimals, hints.suggestsAmount {
            notes.append("Guessed from the name: all values are texts of decimal numbers.")
            return .plain(.decimal)
        }
        if texts.beginWithDates { notes.append("The rows hold dates in a form that has no storage of its own.") }
        if affinity == .numeric {
            let what = texts.beginWithDates ? "dates in a form that has no storage" : "text"
            return .leftOut(
                reason:
                    "declared \(column.declaredType.inComment), the rows hold \(what), and SQLite makes a number of a text like '007': declare it TEXT"
            )
        }
        return .plain(.string)
    }

    private mutating func typeOfBlobs() -> ColumnType {
        guard evidence.blobsAreUUIDs, isDeclaredUUID || hints.suggestsIdentifier, affinity.canHold(.uuid) else {
            return .plain(.data)
        }
        if !isDeclaredUUID { notes.append("Guessed from the name: all values are blobs of 16 bytes.") }
        return .plain(.uuid)
    }

    // MARK: Fit

    /// The reason why 'check(in:)' would refuse the type, nil where it does not.
    private func misfit() -> String? {
        let primitive: PrimitiveType
        switch type {
        case .leftOut, .named, .arrayOfNamed, .array: return nil
        // Its texts are no numbers, so that they stay what they are in any column.
        case .stored(_, let storage) where storage.hasSuffix("Text"): return nil
        case .stored(_, let storage): primitive = storage == ".unixTime" ? .double : .int64
        case .oneOf: primitive = .text
        case .plain(let type): primitive = type.primitive
        }
        if affinity.canHold(primitive) { return nil }
        let kinds = evidence.isEmpty ? "no value" : evidence.kinds
        return
            "declared \(column.declaredType.inComment), the rows hold \(kinds), and SQLite changes values of one in the other"
    }
}

extension SwiftType {
    fileprivate var primitive: PrimitiveType {
        switch self {
        case .bool: .bool
        case .int: .int64
        case .double: .double
        case .string: .text
        case .data: .data
        case .date: .date
        case .uuid: .uuid
        case .decimal: .decimal
        }
    }
}
