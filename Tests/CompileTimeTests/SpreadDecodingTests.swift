import Foundation
import Testing

/// What the optimiser makes of reading structs in columns: a row is read in place, and nothing is allocated but what values hold.
@Suite struct SpreadDecodingTests {
    private static let source = """
        import Fetching
        import Foundation

        @FetchableFields(.columns) public struct Point: Sendable { public var x: Double; public var mark: Int? }
        @FetchableFields(.columns) public struct Hall: Sendable {
            public var floor: Int
            public var room: Int?
            @FetchingStorage(.columns) public var point: Point
            @FetchingStorage(.columns) public var annex: Point?
        }
        @Fetchable public struct Venue: Sendable {
            public let id: Int
            @FetchingStorage(.columns) public var hall: Hall
            @FetchingStorage(.columns) public var former: Hall?
        }

        public struct NumberRow: FetchableRow {
            var place = 0
            let values: UnsafePointer<Int64>

            mutating func next() -> Int64 { defer { place += 1 }; return values[place] }
            public mutating func decodeNull() throws -> Bool {
                guard values[place] == -1 else { return false }
                place += 1
                return true
            }
            public mutating func decodeBool() throws -> Bool { next() != 0 }
            public mutating func decodeInt64() throws -> Int64 { next() }
            public mutating func decodeDouble() throws -> Double { Double(next()) }
            public mutating func decodeText() throws -> String { "" }
            public mutating func decodeData() throws -> Data { Data() }
            public mutating func decodeDate() throws -> Date { Date(timeIntervalSince1970: 0) }
            public mutating func decodeUUID() throws -> UUID { UUID() }
            public mutating func decodeDecimal() throws -> Decimal { 0 }
            public mutating func decodeArray(of element: PrimitiveArray.Element) throws -> PrimitiveArray { throw Stop() }
        }
        struct Stop: Error {}

        @inline(never) public func readRow(_ values: UnsafePointer<Int64>) throws -> Venue {
            var row = NumberRow(values: values)
            return try Venue(fetching: &row)
        }
        """

    @Test func aRowIsReadWithoutAllocations() throws {
        try TemporaryFolder.with { folder in
            let file = folder.appending(path: "Reading.swift")
            try Self.source.write(to: file, atomically: true, encoding: .utf8)
            let result = folder.appending(path: "Reading.sil")
            let outcome = try Compiler().run([
                "-O", "-emit-sil", "-parse-as-library", "-module-name", "Reading", "-o", result.path, file.path,
            ])
            try #require(outcome.succeeded, "\(outcome.output)")
            let text = try String(contentsOf: result, encoding: .utf8)
            let start = try #require(text.firstRange(of: "// readRow(_:)\n")).upperBound
            let end = try #require(text[start...].firstRange(of: "} // end sil function")).lowerBound
            let function = text[start..<end]
            // It is inlined as a whole: each value is read there.
            #expect(function.contains("index_addr"))
            for instruction in ["alloc_ref", "alloc_box", "alloc_existential_box", "partial_apply", "apply "] {
                #expect(!function.contains(instruction), "\(instruction)")
            }
        }
    }
}
