import Testing

@Suite struct SpreadExpansionTests {
    @Test func fields() {
        let expansion = MacroExpansion(
            of: """
                @FetchableFields(.columns)
                public struct Address: Sendable {
                    public var city: String
                    @FetchingName("post code") var zip: String?
                    @FetchingStorage(.unixSeconds) private var since: Date
                    @FetchingStorage(.columns) var point: Point
                    @FetchingStorage(.columns(prefix: "alt_")) var annex: Point?
                    @FetchingIgnored var note = ""
                    var line: String { city }
                }
                """)
        #expect(expansion.diagnostics == [])
        #expect(
            expansion.expandedSource == """
                public struct Address: Sendable {
                    public var city: String
                    var zip: String?
                    private var since: Date
                    var point: Point
                    var annex: Point?
                    var note = ""
                    var line: String { city }

                    @dynamicMemberLookup public nonisolated struct FetchableColumns<FetchedModel: Fetching.Fetchable>: Fetching.SpreadMembers {
                        public typealias Model = FetchedModel
                        public typealias Fields = Address
                        public let city: Fetching.FetchableMember<FetchedModel, String>
                        let zip: Fetching.FetchableMember<FetchedModel, String?>
                        fileprivate let since: Fetching.FetchableMember<FetchedModel, Date>
                        let point: Fetching.Spread<Point.FetchableColumns<FetchedModel>>
                        let annex: Fetching.OptionalSpread<Point.FetchableColumns<FetchedModel>>
                        public let _spread: Fetching.SpreadColumns
                        public init(_ source: Fetching.SpreadSource<FetchedModel, Address>) {
                            var columns: [Fetching.FetchableColumn] = []
                            self.city = source.member("city", keyPath: {
                                    \\Address.city
                                }) { (fields: Address) in
                                fields.city
                            }
                            columns.append(self.city.column)
                            self.zip = source.member("zip", column: "post code", keyPath: {
                                    \\Address.zip
                                }) { (fields: Address) in
                                fields.zip
                            }
                            columns.append(self.zip.column)
                            self.since = source.member("since", storage: .unixSeconds, keyPath: {
                                    \\Address.since
                                }) { (fields: Address) in
                                fields.since
                            }
                            columns.append(self.since.column)
                            self.point = Fetching.Spread<Point.FetchableColumns<FetchedModel>>(source.spread("point", keyPath: {
                                        \\Address.point
                                    }) { (fields: Address) in
                                    fields.point
                                })
                            columns += self.point._spread.columns
                            self.annex = Fetching.OptionalSpread<Point.FetchableColumns<FetchedModel>>(source.spread("annex", prefix: "alt_", keyPath: {
                                        \\Address.annex
                                    }) { (fields: Address) in
                                    fields.annex
                                })
                            columns += self.annex._spread.columns
                            self._spread = Fetching.SpreadColumns(columns)
                        }
                        @_disfavoredOverload public subscript(dynamicMember name: Fetching.UnknownName) -> Fetching.UnknownMember<FetchedModel> {
                            @available(*, unavailable, message: "'Address' has no such member; it has 'city'") get {
                                Fetching.UnknownMember<FetchedModel>()
                            }
                        }
                    }

                    public nonisolated static var _columnCount: Int {
                        var count = 0
                        count += 1
                        count += 1
                        count += 1
                        count += Point._columnCount
                        count += Point._columnCount
                        return count
                    }
                }

                extension Address: Fetching.SpreadFields, Fetching.DistinctSpreadFields {
                    @inline(__always)
                    public nonisolated init<Row: Fetching.FetchableRow>(_columnsOf row: inout Row) throws {
                        let column1 = try row.decode(property: String.self)
                        let column2 = try row.decode(property: String?.self)
                        let column3 = try row.decode(Date.self, storage: .unixSeconds)
                        let column4 = try row.decode(spread: Point.self)
                        let column5 = try row.decode(spread: Point?.self)
                        self.city = column1
                        self.zip = column2
                        self.since = column3
                        self.point = column4
                        self.annex = column5
                    }
                    @inline(__always)
                    public nonisolated func _encodeColumns<Row: Fetching.WritableRow>(into row: inout Row) throws {
                        try row.encode(property: self.city)
                        try row.encode(property: self.zip)
                        try row.encode(self.since, storage: .unixSeconds)
                        try row.encode(spread: self.point)
                        try row.encode(spread: self.annex)
                    }
                }
                """)
    }

    @Test func model() {
        let source = MacroExpansion(
            of: """
                @Fetchable("shops", naming: .snakeCase) @Index(\\.mainAddress.city.descending, \\.name) @Unique(\\.former.point.label)
                struct Shop {
                    let id: Int
                    @FetchingStorage(.columns) var mainAddress: Address
                    @FetchingStorage(ColumnsStorage.columns(prefix: "old_")) var former: Optional<Address>
                    var name: String
                }
                """
        )
        #expect(source.diagnostics == [])
        for line in [
            #"let mainAddress = Fetching.Spread<Address.FetchableColumns<Shop>>(Fetching.SpreadSource("mainAddress", prefix: "main_address_", naming: .snakeCase, keyPath: {"#,
            #"let former = Fetching.OptionalSpread<Address.FetchableColumns<Shop>>(Fetching.SpreadSource("former", prefix: "old_", naming: .snakeCase, keyPath: {"#,
            "typealias FetchableUpdate = Fetching.SpreadUpdate<Shop, FetchableMembers>",
            "columns += Fetching.SpreadColumns.all(of: fetchableMembers.mainAddress)",
            "indexes.append(Fetching.FetchableIndex([.init(fetchableMembers.mainAddress.city.column, isDescending: true), .init(members.name)]))",
            "indexes.append(Fetching.FetchableIndex([.init(fetchableMembers.former.point.label.column)], isUnique: true))",
            "let column2 = try row.decode(spread: Address.self)",
            "let column3 = try row.decode(spread: Optional<Address>.self)",
            "try row.encode(spread: self.former)",
            "var mainAddress: Address",
        ] {
            #expect(source.expandedSource.contains(line), "\(line)\n\(source.expandedSource)")
        }
    }

    @Test func distinctOnlyWithAValueOfItsOwn() {
        let optional = MacroExpansion(
            of: "@FetchableFields(.columns) struct A { var a: Int?; @FetchingStorage(.columns) var b: B }")
        #expect(optional.diagnostics == [])
        #expect(!optional.expandedSource.contains("DistinctSpreadFields"))
        #expect(optional.expandedSource.contains("extension A: Fetching.SpreadFields {"))
    }

    @Test func attributesOfModels() {
        let key = MacroExpansion(of: "@FetchableFields(.columns) struct A { @PrimaryKey var a: Int }")
        #expect(key.diagnostics == ["1:39 '@PrimaryKey' has no effect, because 'A' does not have '@Fetchable'"])
        let name = MacroExpansion(of: "@FetchableFields struct A { @FetchingName(\"b\") var a: Int }")
        #expect(name.diagnostics == ["1:29 '@FetchingName' has no effect, because 'A' does not have '@Fetchable'"])
    }

    @Test func bothForms() {
        let source = MacroExpansion(of: "@FetchableFields(.json, .columns) struct A: Codable { var a: Self.B }")
            .expandedSource
        #expect(source.contains("extension A: Fetching.FetchableFields, Fetching.FetchableValue {"))
        #expect(source.contains("extension A: Fetching.SpreadFields, Fetching.DistinctSpreadFields {"))
        #expect(source.contains("let a: Fetching.FetchableMember<FetchedModel, A.B>"))
        #expect(source.contains("struct FetchableMembers: Fetching.FetchableFieldContainer"))
    }

    @Test func nestedAndConditional() {
        let source = MacroExpansion(
            of: """
                struct Shop {
                    @FetchableFields(.columns) struct Address {
                        var city = ""
                        #if DEBUG
                        @FetchingStorage(.columns) var point: Point
                        #endif
                    }
                }
                """
        ).expandedSource
        #expect(source.contains("let column1 = try row.decode(typeOf: { (model: Self) in"))
        #expect(source.contains("let column2 = try row.decode(spreadOf: { (model: Self) in"))
        #expect(source.contains("#if DEBUG\n            count += Point._columnCount\n            #endif"))
    }
}
