import Fetching
import Testing

@testable import MemoFilters

/// The filters of the example, in every combination.
@Suite struct MemosTests {
    private let library: MemoLibrary

    init() throws { library = try MemoLibrary() }

    private static let filters: [MemoFilter] = [
        .all, .global, .ofRootNote(1), .withImage, .starred, .containing("Book"),
    ]

    @Test(arguments: MemoFilter.Junction.allCases)
    func `any combination has one meaning on every engine`(junction: MemoFilter.Junction) throws {
        var different: Set<[Int]> = []
        for mask in 0..<(1 << Self.filters.count) {
            let chosen = Self.filters.indices.filter { mask & (1 << $0) != 0 }.map { Self.filters[$0] }
            let expected = library.memos.filter { memo in
                switch junction {
                case _ where chosen.isEmpty: true
                case .and: chosen.allSatisfy { $0.holds(for: memo) }
                case .or: chosen.contains { $0.holds(for: memo) }
                }
            }.map(\.id)
            let predicate = MemoFilter.predicate(for: chosen, joinedBy: junction)
            for (engine, keys) in try library.keys(where: predicate) {
                #expect(keys == expected, "\(engine): \(chosen)")
            }
            different.insert(expected)
        }
        #expect(different.count > 8)
    }

    @Test func `the filter of a root note joins each model once, the parent only if there is one`() throws {
        let request = Memo.request().all().where(MemoFilter.ofRootNote(1).predicate)
        let joins = try request.sql(for: .sqlite).replacing(#/.* FROM "Memo" /#, with: "")
        #expect(
            joins == """
                JOIN "ItemData" AS "itemData" ON "itemData"."id" = "Memo"."itemDataID" \
                JOIN "Item" AS "itemData.item" ON "itemData.item"."id" = "itemData"."itemID" \
                JOIN "Note" AS "itemData.item.note" ON "itemData.item.note"."id" = "itemData.item"."noteID" \
                LEFT JOIN "Note" AS "itemData.item.note.parent" \
                ON "itemData.item.note.parent"."id" = "itemData.item.note"."parentID" \
                WHERE "itemData.item.note"."id" = ? OR "itemData.item.note.parent"."id" = ?
                """)
    }
}

extension MemoFilter {
    /// The same in plain Swift.
    fileprivate func holds(for memo: Memo) -> Bool {
        switch self {
        case .all: true
        case .global: memo.itemData == nil
        case .ofRootNote(let id): memo.itemData?.item?.note?.id == id || memo.itemData?.item?.note?.parent?.id == id
        case .withImage: memo.hasImages
        case .starred: memo.isStarred
        case .containing(let keyword): memo.content?.contains(keyword) ?? false
        }
    }
}
