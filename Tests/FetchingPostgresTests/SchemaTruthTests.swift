#if Postgres
import Fetching
import FetchingPostgres
import Foundation
import Testing

/// Every form of storage beside every type of column: `check(in:)` is silent where values can be written, read and found, and
/// reports where they cannot.
@Suite("What check(in:) says of a column on PostgreSQL is true", .onPostgres)
struct SchemaTruthTests {
    @Test("of every type", arguments: forms)
    func tellsTheTruth(_ form: Form) throws {
        try PostgresFixture.extensions.get()
        let fixture = try PostgresFixture(Self.setup)
        var fittingCount = 0
        for type in Self.types {
            let (reported, failure) = try form.run(type, fixture.db)
            if reported.isEmpty {
                fittingCount += 1
                #expect(failure == nil, "\(form) fits \(type), but \(failure ?? "")")
            } else {
                #expect(failure != nil, "\(form) works on \(type), but: \(reported)")
            }
        }
        #expect(fittingCount == form.fittingTypes, "\(form)")
    }

    /// A form of storage, with values of it.
    struct Form: Sendable, CustomTestStringConvertible {
        let testDescription: String

        /// The number of ``types`` that it fits, so that a check that says too much fails as well.
        let fittingTypes: Int
        let run: @Sendable (String, PostgresConnection) throws -> (reported: String, failure: String?)

        init<Model: Cell>(
            _ model: Model.Type, _ values: [Model.Value], fits count: Int,
            _ assign: @escaping @Sendable (inout Model.FetchableUpdate, Model.Value) -> Void
        ) {
            testDescription = "\(model)"
            fittingTypes = count
            run = { type, db in
                // Statements that were prepared know the type that the column had.
                try db.reset()
                try db.run("CREATE TEMPORARY TABLE cells (value \(type), twin \(type))")
                try db.run("INSERT INTO cells DEFAULT VALUES")
                let reported = try Model.schemaDifferences(in: db).filter { $0.kind != .nullable }
                let failure = Form.failure(of: model, values, assign, in: db)
                return (reported.map(\.description).joined(separator: "; "), failure)
            }
        }

        private static func failure<Model: Cell>(
            of model: Model.Type, _ values: [Model.Value],
            _ assign: (inout Model.FetchableUpdate, Model.Value) -> Void, in db: PostgresConnection
        ) -> String? {
            let request = Model.request().all()
            do {
                for value in values {
                    try request.update(in: db) { assign(&$0, value) }
                    guard try request.fetch(in: db).map(\.value) == [value] else { return "it reads another value" }
                    guard try request.where({ _ in Model.member == value }).count().fetch(in: db) == 1 else {
                        return "== does not find it"
                    }
                    guard try request.where({ _ in Model.member.isIn([value]) }).count().fetch(in: db) == 1 else {
                        return "isIn does not find it"
                    }
                    let list = request.select { _ in Model.member }
                    guard try request.where({ _ in Model.member.isIn(list) }).count().fetch(in: db) == 1 else {
                        return "isIn of a request does not find it"
                    }
                }
                // No text but a label can be in a column of an enum.
                let column = Model.member.column
                guard column.type == .text, column.enumType == nil else { return nil }
                try db.run("UPDATE cells SET value = 'B', twin = 'b'")
                let member = FetchableMember<Model, String>("value") { _ in "" }
                let twin = FetchableMember<Model, String>("twin") { _ in "" }
                func count(_ condition: FetchPredicate<Model>) throws -> Int {
                    try request.where(condition).count().fetch(in: db)
                }
                if try count(member == twin) != 0 { return "'B' is equal to 'b'" }
                if try count(member.isIn(request.select { _ in twin })) != 0 { return "'B' is in a list of 'b'" }
                if try count(member.trimmed() == twin) != 0 { return "'B', trimmed, is equal to 'b'" }
                if try count(member.prefix(unicodeScalars: 1) == "B") != 1 { return "'B' does not begin with 'B'" }
                if try count(member.suffix(unicodeScalars: 1) == twin) != 0 { return "'B' ends with 'b'" }
                if try count(member.replacing("b", with: "x") == "B") != 1 { return "'B' is replaced as 'b'" }
                if try count(member.uppercased() == twin) != 0 { return "'B' in upper case is 'b'" }
                if try count(member.lowercased() == "b") != 1 { return "'B' in lower case is not 'b'" }
                if try count(member + twin == twin + member) != 0 { return "'Bb' is equal to 'bB'" }
                if try count(member + "x" == "Bx") != 1 { return "'B' and 'x' are not 'Bx'" }
                return try count(member.replacing("B", with: "b") == twin) == 1 ? nil : "'B' is not replaced by 'b'"
            } catch {
                return "\(error)"
            }
        }
    }

    static let midnight = Date(timeIntervalSince1970: 1_704_067_200)
    static let early = Date(timeIntervalSince1970: 20)
    static let id = UUID()

    static let forms = [
        Form(BoolCell.self, [true, false], fits: 1) { $0.value = $1 },
        Form(IntCell.self, [1, 100], fits: 4) { $0.value = $1 },
        Form(ByteCell.self, [1, 100], fits: 4) { $0.value = $1 },
        Form(LevelCell.self, [.low, .high], fits: 4) { $0.value = $1 },
        Form(DoubleCell.self, [1.5, -2.25], fits: 2) { $0.value = $1 },
        Form(FloatCell.self, [1.5, 0.1], fits: 2) { $0.value = $1 },
        Form(TextCell.self, ["a", "b"], fits: 8) { $0.value = $1 },
        Form(MoodCell.self, [.a, .b], fits: 8) { $0.value = $1 },
        Form(NativeMoodCell.self, [.a, .b], fits: 1) { $0.value = $1 },
        Form(LinkCell.self, [URL(filePath: "/a")], fits: 8) { $0.value = $1 },
        Form(DataCell.self, [Data([1, 2]), Data()], fits: 1) { $0.value = $1 },
        Form(DateCell.self, [midnight], fits: 4) { $0.value = $1 },
        Form(UUIDCell.self, [id], fits: 1) { $0.value = $1 },
        Form(DecimalCell.self, [1.5, 2], fits: 2) { $0.value = $1 },
        Form(SecondsCell.self, [early], fits: 4) { $0.value = $1 },
        Form(MillisecondsCell.self, [early], fits: 4) { $0.value = $1 },
        Form(TimeCell.self, [early.addingTimeInterval(0.5)], fits: 2) { $0.value = $1 },
        Form(ISO8601Cell.self, [midnight], fits: 8) { $0.value = $1 },
        Form(DateTimeCell.self, [midnight], fits: 8) { $0.value = $1 },
        Form(DayCell.self, [midnight], fits: 8) { $0.value = $1 },
        Form(UUIDTextCell.self, [id], fits: 8) { $0.value = $1 },
        Form(CentsCell.self, [1.5, 2], fits: 4) { $0.value = $1 },
    ]

    static let setup = """
        CREATE COLLATION careless (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
        CREATE TYPE mood AS ENUM ('a', 'b'); CREATE TYPE pair AS (a text, b text);
        CREATE DOMAIN label AS varchar(100) CHECK (value <> ''); CREATE DOMAIN name_label AS label;
        CREATE DOMAIN whole AS integer; CREATE DOMAIN moody AS mood; CREATE DOMAIN address AS citext;
        CREATE DOMAIN words AS text[]
        """

    static let types = [
        "boolean", "smallint", "integer", "bigint", "whole", "real", "double precision", "numeric", "numeric(20, 6)",
        "text", "varchar", "varchar(90)", "text COLLATE \"C\"", "text COLLATE \"und-x-icu\"", "name", "label",
        "name_label",
        "char(3)", "char(40)", "\"char\"", "citext", "address", "text COLLATE careless", "mood", "moody", "ltree",
        "bytea", "timestamptz", "timestamptz(3)", "timestamp", "date", "time", "interval", "uuid", "json", "jsonb",
        "xml", "text[]", "integer[]", "words", "int8range", "inet", "bit(3)", "money", "oid", "point", "tsvector",
        "pair",
    ]
}
#endif
