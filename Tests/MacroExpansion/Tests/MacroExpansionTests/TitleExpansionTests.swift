import Testing

/// What `@Title` and doc comments add to the entity.
@Suite struct TitleExpansionTests {
    private func labels(of source: String) throws -> [String] {
        let expansion = MacroExpansion(of: source)
        #expect(expansion.diagnostics == [])
        let lines = expansion.expandedSource.split(separator: "\n").map { $0.drop { $0 == " " } }
        let start = try #require(lines.firstIndex { $0.hasPrefix("var labels") })
        let end = try #require(lines.firstIndex { $0.hasPrefix("return Fetching.FetchableEntity") })
        return lines[start...end].map(String.init)
    }

    @Test func titlesAndComments() throws {
        let labels = try labels(
            of: #"""
                @Fetchable
                struct Track {
                    let id: Int
                    /// In euros,
                    /// with "tax".
                    ///
                    /// Never nil.
                    @Title("Price") var price: Double
                    // Not of the documentation.
                    @Fetching.Title("A \"b\"") let name: String
                    #if DEBUG
                    /**
                     * The note, of
                       several lines.
                     - Note: more
                     */
                    var note: String
                    #endif
                    /// ```swift
                    var code: String
                    /// The artist.
                    @Title("Artist") static let artist = ToOne<Track, Artist>(\.id)
                }
                """#)
        #expect(
            labels == [
                "var labels: [String: Fetching.MemberLabel] = [:]",
                #"labels["price"] = Fetching.MemberLabel(title: "Price", comment: "In euros, with \"tax\".")"#,
                #"labels["name"] = Fetching.MemberLabel(title: "A \"b\"")"#,
                "#if DEBUG",
                #"labels["note"] = Fetching.MemberLabel(comment: "The note, of several lines.")"#,
                "#endif",
                #"labels["artist"] = Fetching.MemberLabel(title: "Artist", comment: "The artist.")"#,
                #"return Fetching.FetchableEntity(name: "Track", columns: columns, labels: labels)"#,
            ])
    }

    @Test func ofAShardAndAStructInColumns() throws {
        let labels = try labels(
            of: """
                @Fetchable
                struct Shop {
                    let id: Int
                    @ShardKey let region: Int
                    @Title("Address") @FetchingStorage(.columns) var address: Address
                }
                """)
        #expect(
            labels.suffix(2) == [
                #"labels["address"] = Fetching.MemberLabel(title: "Address")"#,
                #"return Fetching.FetchableEntity(name: "Shop", columns: columns, shardKey: members.region, labels: labels)"#,
            ])
    }
}
