import Fetching
import FetchingCore
import Foundation
import Testing

@Suite struct BehaviorTests {
    @Test func structModel() throws {
        let date = Date(timeIntervalSince1970: 1_000)
        let user = try User.decoded(
            from: TestRow(.int64(1), .text("Mary"), .null, .text("premium"), .date(date), .int64(1_000), .null))
        #expect(
            user
                == User(
                    id: 1, name: "Mary", nickname: nil, plan: .premium, signupDate: date, seen: date, left: nil,
                    isSelected: false))
        #expect(User.fetchableEntity.name == "User")
        #expect(User.columnNames == ["id", "name", "nickname", "plan", "signed_up_at", "seen", "left"])
        #expect(User.fetchableMembers.signupDate.column.property == "signupDate")
        #expect(User.fetchableMembers.nickname.column.isOptional)
        #expect(User.fetchableMembers.seen.column.type == .int64)
        #expect(user.primaryKey == 1)
        #expect(User.primaryKeyColumns.map(\.name) == ["id"])
        #expect(try User.primaryKeyValues(of: 7) == [.int64(7)])
    }

    @Test func errorsOfTheRowAreThrown() {
        #expect(throws: (any Error).self) { try User.decoded(from: TestRow(.int64(1))) }
    }

    @Test func tableNamesAndColumnNames() {
        #expect(Tag.fetchableEntity.name == "tags")
        #expect(Page.fetchableEntity.name == "web pages")
        #expect(Page.columnNames == ["page_id"])
        #expect(HTMLPage.fetchableEntity.name == "html_page")
        #expect(HTMLPage.columnNames == ["id", "user_id", "user_ids", "address2", "parsed_url_count", "URL"])
    }

    @Test func namesThatSwiftReadsOtherwise() throws {
        let draft = Words.Draft(
            any: 1, await: 2, borrow: 3, consume: 4, copy: 5, discard: 6, each: 7, some: 8, then: 9, unsafe: 10,
            yield: 11)
        #expect(draft.id == nil && draft.any == 1 && draft.await == 2 && draft.unsafe == 10 && draft.yield == 11)
        let key = WordsOfKey.PrimaryKey(any: 1, await: 2)
        #expect(try WordsOfKey.primaryKeyValues(of: key) == [.int64(1), .int64(2)])
        #expect(WordsOfKey(any: 1, await: 2).primaryKey == key)
        let selection = Words.request().all().select {
            WordsInBrief.selecting(each: $0.any, await: $0.await, copy: $0.copy)
        }
        let words = Words(
            id: 0, any: 1, await: 2, borrow: 3, consume: 4, copy: 5, discard: 6, each: 7, some: 8, then: 9, unsafe: 10,
            yield: 11)
        let brief = try selection.fetch(in: [words])
        #expect(brief.map { [$0.each, $0.await, $0.copy] } == [[1, 2, 5]])
    }

    @Test func upperCamelCase() {
        #expect(AlbumTrack.fetchableEntity.name == "AlbumTrack")
        #expect(
            AlbumTrack.columnNames
                == ["TrackId", "AlbumId", "UnitPrice", "UserIds", "HtmlUrl", "ParsedIsoCode", "Address2", "bytes"])
        #expect(OrderDetail.fetchableEntity.name == "Order Details")
        #expect(
            OrderDetail.columnNames
                == ["OrderID", "ProductID", "ID", "SupplierIDs", "ISOCode", "AllISOCodes", "HomePage", "Identity"])
    }

    @Test func modelWithoutKey() {
        #expect(!((Tag.self as Any) is any KeyedFetchable.Type))
        #expect(!((Page.self as Any) is any KeyedFetchable.Type))
        #expect((User.self as Any) is any KeyedFetchable.Type)
    }

    @Test("A class that is not final, and its subclass, are decoded")
    func openClass() throws {
        let vehicle = try Vehicle.decoded(from: TestRow(.int64(3), .int64(4)))
        #expect(vehicle.id == 3 && vehicle.wheels == 4)
        let bicycle = try Bicycle.decoded(from: TestRow(.int64(5), .int64(2)))
        #expect(bicycle.id == 5 && bicycle.bell == "ring")
        let models = [vehicle, Vehicle(id: 9, wheels: 1)]
        #expect(try Vehicle.request().all().where { $0.wheels > 2 }.fetch(in: models).map(\.id) == [3])
    }

    @Test func classes() throws {
        let account = try Account.decoded(from: TestRow(.int64(3), .text("Mary")))
        #expect(account.id == 3 && account.owner == "Mary")
        #expect(Account(id: 4, owner: nil).primaryKey == 4)
        let settings = Settings()
        #expect(settings.volume == 5 && settings.title == nil)
        #expect(try Settings.decoded(from: TestRow(.int64(9), .null)).volume == 9)
        #expect(Settings.columnNames == ["volume", "title"])
    }

    @Test func nestedTypes() throws {
        let date = Date(timeIntervalSince1970: 5)
        let place = try World.Place.decoded(from: TestRow(.int64(1), .null, .int64(5), .null))
        #expect(place.id == .large && place.kind == nil && place.visit == date && place.lastVisit == nil)
        #expect(try World.Road.decoded(from: TestRow(.int64(0))).primaryKey == .small)
        #expect(try World.River.decoded(from: TestRow(.int64(0), .int64(1))).kind == .large)
        #expect(try World.secretNumber(TestRow(.int64(2), .int64(1))) == 2)
        #expect(World.Place.fetchableEntity.name == "Place")
    }

    @Test func genericTypes() throws {
        let box = try Box<String>.decoded(from: TestRow(.int64(1), .text("a"), .null))
        #expect(box.value == "a" && box.previous == nil)
        #expect(Box<Int>.columnNames == ["id", "value", "previous"])
        #expect(try Shelf<String>.Item.decoded(from: TestRow(.text("a"))).primaryKey == "a")
    }

    @Test func keys() throws {
        let flight = Flight(carrier: "LH", in: 400, seats: 2)
        #expect(flight.primaryKey == Flight.PrimaryKey(carrier: "LH", in: 400))
        #expect(Flight.primaryKeyColumns.map(\.name) == ["carrier", "in"])
        #expect(try Flight.primaryKeyValues(of: flight.primaryKey) == [.text("LH"), .int64(400)])
        #expect(Coupon(code: "x", id: 1).primaryKey == "x")
    }

    @Test func namesThatTheExpansionUses() throws {
        let names = try Names.decoded(
            from: TestRow(.text("k"), .int64(1), .int64(2), .int64(3), .int64(4), .int64(1), .null, .int64(1)))
        #expect(names.seat == .back)
        #expect(names.primaryKey == "k" && names.default == 4 && names.`init` == .two && names.other == nil)
        #expect(Names.columnNames == ["primaryKey", "row", "columns", "key", "default", "init", "other", "seat"])
    }

    @Test func access() {
        #expect(PublicModel.columnNames == ["id", "title", "shared", "hidden", "secret"])
        #expect(AccessProbe.columns == ["id", "title"])
        #expect(columnNamesOfFileprivateModel == ["id", "title"])
        #expect(World2.Inside.columnNames == ["id"])
    }

    @Test func inferredTypes() {
        let types = Inferred.fetchableEntity.columns.map(\.type)
        #expect(
            types == [
                .int64, .text, .double, .bool, .int64, .double, .date, .uuid, .int64, .int64, .int64,
            ])
    }

    @Test func declaredProperties() throws {
        #expect(
            Declared.columnNames == ["a", "b", "c", "d", "implicit", "observed", "observed2", "wrapped", "wrapped2"])
        let declared = try Declared.decoded(
            from: TestRow(
                .int64(1), .int64(2), .int64(3), .text("d"), .null, .int64(4), .int64(5), .int64(600), .int64(7)))
        #expect(declared.a == 1 && declared.c == 3 && declared.wrapped == 100 && declared.wrapped2 == 7)
        #expect(declared.implicit == nil)
    }

    @Test func conditionalCompilation() throws {
        #if os(Linux)
        #expect(Conditional.columnNames == ["id", "system", "odd"])
        #expect(try Conditional.decoded(from: TestRow(.int64(1), .text("s"), .int64(2))).system == "s")
        #endif
    }

    @Test func oddLayout() {
        #expect(Odd.columnNames == ["id", "odd", "a", "b"])
    }

    @Test func isolatedTypes() throws {
        #expect(Isolated.columnNames == ["a", "b", "name"])
        #expect(try Isolated.decoded(from: TestRow(.int64(1), .int64(2), .text("n"))).primaryKey == .init(a: 1, b: 2))
        #expect(Nonisolated.columnNames == ["id"])
    }

    @Test func relationships() {
        #expect(Branch.fetchableMembers.parent.rowSource.path == ["parent"])
        #expect(Branch.fetchableMembers.children.source.name == "children")
        #expect(Branch.fetchableMembers.`default`.rowSource.path == ["default"])
        #expect(Branch.fetchableMembers.parent.`default`.parent.rowSource.path == ["parent", "default", "parent"])
        #expect(Leaf<String>.fetchableMembers.branch.rowSource.path == ["branch"])
        #expect(Branch.columnNames == ["id", "parentID"])
        #expect(Forest.Tree.fetchableMembers.lines.source.name == "lines")
        #expect(
            Forest.Line.fetchableMembers.tree.rowSource.hops.first?.columns.map(\.name) == ["treeRow", "treeColumn"])
        #expect(Forest.Line.fetchableMembers.ofTree.source.relationship.hops.count == 2)
    }
}
