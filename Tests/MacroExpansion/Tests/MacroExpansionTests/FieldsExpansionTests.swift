import Testing

@Suite struct FieldsExpansionTests {
    @Test func publicStruct() {
        let expansion = MacroExpansion(
            of: """
                @FetchableFields
                public struct Address: Codable, Sendable {
                    public var city: String
                    var `default`: Int?, zip = "0"
                    private var secret: Bool
                    static let count = 3
                    var line: String { city }
                    lazy var length = 4
                }
                """)
        #expect(expansion.diagnostics == [])
        #expect(
            expansion.expandedSource == """
                public struct Address: Codable, Sendable {
                    public var city: String
                    var `default`: Int?, zip = "0"
                    private var secret: Bool
                    static let count = 3
                    var line: String { city }
                    lazy var length = 4

                    @dynamicMemberLookup public nonisolated struct FetchableMembers: Fetching.FetchableFieldContainer {
                        public let city = Fetching.FieldOfJSON.field("city") { (fields: Address) in
                            fields.city
                        }
                        let `default` = Fetching.FieldOfJSON.field("default") { (fields: Address) in
                            fields.`default`
                        }
                        let zip = Fetching.FieldOfJSON.field("zip") { (fields: Address) in
                            fields.zip
                        }
                        fileprivate let secret = Fetching.FieldOfJSON.field("secret") { (fields: Address) in
                            fields.secret
                        }
                        public init() {
                        }
                        @_disfavoredOverload public subscript(dynamicMember name: Fetching.UnknownName) -> Fetching.UnknownField<Address> {
                            @available(*, unavailable, message: "'Address' has no such member; it has 'city'") get {
                                Fetching.UnknownField<Address>()
                            }
                        }
                    }

                    public nonisolated static let fetchableMembers = FetchableMembers()

                    public typealias _RefusedName = Fetching.FieldsInCondition
                }

                extension Address: Fetching.FetchableFields, Fetching.FetchableValue {
                }
                """)
    }

    @Test func keys() {
        let expansion = MacroExpansion(
            of: """
                @FetchableFields struct Address: Codable, Sendable {
                    var city: String; var zip: String?; var note: String = ""
                    enum CodingKeys: String, CodingKey { case city = "town's", zip }
                }
                """)
        #expect(expansion.diagnostics == [])
        #expect(expansion.expandedSource.contains(#".field("city", key: "town's")"#))
        #expect(expansion.expandedSource.contains(#".field("zip")"#))
        #expect(!expansion.expandedSource.contains(#".field("note""#))
    }

    @Test func othersBesideFields() {
        let expansion = MacroExpansion(
            of: """
                @FetchableFields struct Address: Codable, Sendable {
                    @MainActor var city: String; @Clamped var note: String = ""
                    #if DEBUG
                    var line: String { city }
                    static let count = 3
                    #endif
                    enum CodingKeys: String, CodingKey {
                        case city
                        static let stringValue = ""
                        #if DEBUG
                        var isShort: Bool { true }
                        #endif
                    }
                }
                """)
        #expect(expansion.diagnostics == [])
        #expect(expansion.expandedSource.contains(#".field("city")"#))
        #expect(!expansion.expandedSource.contains(#".field("note")"#))
    }

    @Test func genericStruct() {
        let expansion = MacroExpansion(of: "@FetchableFields struct Box<Value: Codable>: Codable { var value: Value }")
        #expect(expansion.expandedSource.contains("nonisolated static var fetchableMembers: FetchableMembers"))
    }

    @Test func availability() {
        let expansion = MacroExpansion(
            of: "@FetchableFields @available(macOS 15, *) struct Box: Codable { var value: Int }")
        #expect(expansion.expandedSource.contains("@available(macOS 15, *)\nextension Box"))
    }
}
