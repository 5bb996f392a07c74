import Testing

/// Classes that may have subclasses, and lack what the macro may add: that is said in extensions that cannot be used.
@Suite struct MissingConformanceExpansionTests {
    @Test func classWithoutKeyThatMayHaveSubclasses() {
        let expansion = MacroExpansion(of: "@Fetchable public class Basket { var width: Int; init() { width = 0 } }")
        #expect(expansion.diagnostics == [])
        #expect(
            expansion.expandedSource.hasSuffix(
                """
                @available(*, unavailable, message: "'Basket' has no key")
                extension Basket: Fetching.KeyedFetchable {
                    public typealias PrimaryKey = Fetching.MissingKey
                    public nonisolated static var primaryKeyColumns: [Fetching.FetchableColumn] {
                        []
                    }
                    public nonisolated static func primaryKeyValues(of key: PrimaryKey) -> [Fetching.PrimitiveValue] {
                        []
                    }
                }
                """))
    }

    @Test func classThatIsNotUnderstood() {
        let expansion = MacroExpansion(of: "@Fetchable class Basket {\n    var width = size\n}")
        #expect(
            expansion.diagnostics == [
                "2:9 'width' needs a type annotation, because '@Fetchable' cannot read the type from its initial value"
            ])
        #expect(
            expansion.expandedSource == """
                class Basket {
                    var width = size
                }

                @available(*, unavailable, message: "'@Fetchable' could not read 'Basket'")
                extension Basket: Fetching.Fetchable {
                    typealias FetchableMembers = Fetching.MissingModel.FetchableMembers
                    nonisolated static var fetchableMembers: FetchableMembers {
                        FetchableMembers()
                    }
                    nonisolated static var fetchableEntity: Fetching.FetchableEntity {
                        Fetching.MissingModel.fetchableEntity
                    }
                }

                @available(*, unavailable, message: "the objects of 'Basket' are not made of rows")
                extension Basket: Fetching.RowDecodable {
                }

                @available(*, unavailable, message: "'Basket' has no key")
                extension Basket: Fetching.KeyedFetchable {
                    typealias PrimaryKey = Fetching.MissingKey
                    nonisolated static var primaryKeyColumns: [Fetching.FetchableColumn] {
                        []
                    }
                    nonisolated static func primaryKeyValues(of key: PrimaryKey) -> [Fetching.PrimitiveValue] {
                        []
                    }
                }
                """)
    }
}
