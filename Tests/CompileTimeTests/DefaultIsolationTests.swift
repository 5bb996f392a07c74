import Foundation
import Testing

/// Models of modules whose code is on the main actor unless it says otherwise.
@Suite struct DefaultIsolationTests {
    @Test("Models with storages of their own compile with '-default-isolation MainActor'")
    func storagesOfTheirOwn() throws {
        try TemporaryFolder.with { folder in
            let program = folder.appending(path: "Program.swift")
            try Self.program.write(to: program, atomically: true, encoding: .utf8)
            let outcome = try Compiler().run([
                "-emit-silgen", "-o", "/dev/null", "-parse-as-library", "-warnings-as-errors", "-module-name",
                "Program", "-default-isolation", "MainActor", program.path,
            ])
            #expect(outcome.succeeded, "\(outcome.output)")
        }
    }

    @Test("A misspelled member is refused in words with '-default-isolation MainActor'")
    func aMisspelledMember() throws {
        try TemporaryFolder.with { folder in
            let program = folder.appending(path: "Program.swift")
            let mistake = "let products = Product.request().all().where { $0.isDiscontinud }\n"
            try (Self.program + "\n" + mistake).write(to: program, atomically: true, encoding: .utf8)
            let outcome = try Compiler().run([
                "-typecheck", "-parse-as-library", "-module-name", "Program", "-default-isolation", "MainActor",
                program.path,
            ])
            #expect(!outcome.succeeded)
            #expect(outcome.output.contains("'Product' has no such member; it has 'id', 'price'"), "\(outcome.output)")
        }
    }

    @Test("Lists are used without a word about isolation with '-default-isolation MainActor'")
    func lists() throws {
        try TemporaryFolder.with { folder in
            let program = folder.appending(path: "Program.swift")
            try (Self.program + Self.listProgram).write(to: program, atomically: true, encoding: .utf8)
            let outcome = try Compiler().run([
                "-emit-silgen", "-o", "/dev/null", "-parse-as-library", "-warnings-as-errors", "-module-name",
                "Program", "-default-isolation", "MainActor", program.path,
            ])
            #expect(outcome.succeeded, "\(outcome.output)")
        }
    }

    private static let listProgram = """

        import FetchingLists

        final class Shelf {
            @Fetch var products: [Product]
            let list: SectionedList<Bool, Product>

            init(_ queue: DatabaseQueue) {
                let cheap = Product.where { $0.price < 5 }.sorted(by: .ascending(\\.isDiscontinued), .ascending(\\.price))
                _products = Fetch(cheap, in: queue, pageSize: 20)
                list = SectionedList(cheap, sectionedBy: \\.isDiscontinued, in: queue)
            }

            func run() async {
                await list.run()
                await list.load(Product.request().all().sorted(by: .ascending(\\.isDiscontinued)), sectionedBy: \\.isDiscontinued)
                for await difference in $products.differences() { print(difference.elements.map(\\.id), products.count) }
            }
        }
        """

    /// The storages as the documentation of `FetchableStorage` and the article write them.
    private static let program = """
        import Fetching
        import FetchingSQLite
        import Foundation

        struct Cents: FetchableStorage {
            func encode(_ value: Decimal) -> Int { NSDecimalNumber(decimal: value * 100).intValue }
            func decode(_ storedValue: Int) -> Decimal { Decimal(storedValue) / 100 }
        }
        extension FetchableStorage where Self == Cents { nonisolated static var cents: Cents { Cents() } }

        struct YesOrNo: FetchableStorage {
            func encode(_ value: Bool) -> String { value ? "yes" : "no" }
            func decode(_ storedValue: String) -> Bool { storedValue == "yes" }
        }
        extension FetchableStorage where Self == YesOrNo { nonisolated static var yesOrNo: YesOrNo { YesOrNo() } }

        @Fetchable
        struct Product {
            let id: Int
            @FetchingStorage(.cents) var price: Decimal
            @FetchingStorage(.cents) var discount: Decimal?
            @FetchingStorage(.yesOrNo) var isDiscontinued: Bool
            @FetchingStorage(.unixSeconds) var seen: Date
            var supplierID: Int?
            static let supplier = ToOne<Product, Supplier>(\\.supplierID)
        }

        @Fetchable
        final class Supplier {
            let id: Int
            @FetchingStorage(YesOrNo()) var isNear: Bool
            static let products = ToMany<Supplier, Product>(\\.supplierID)
        }

        func products(in reader: any DatabaseReader) throws -> [Product] {
            try Product.request().all().where { !$0.isDiscontinued && $0.price > 9.99 }.fetch(in: reader)
        }
        """
}
