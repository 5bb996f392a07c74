import Fetching
import Foundation
import Testing

/// What `@Projection` adds to all kinds of structs, compiled and run.
@Suite struct ProjectionTests {
    private let users = [
        User(
            id: 1, name: "Mary", nickname: nil, plan: .premium, signupDate: Date(timeIntervalSince1970: 1_000),
            seen: Date(timeIntervalSince1970: 1_000), left: nil)
    ]

    private func select<Line>(
        _ selection: (User.FetchableMembers) -> FetchSelection<User, Line>
    ) throws -> Line? {
        try User.request().all().select(selection).fetch(in: users).first
    }

    @Test func allKindsOfProperties() throws {
        let line = try select {
            UserLine.selecting(
                name: $0.name, nickname: $0.nickname, year: $0.id + 1, month: $0.id * 2, default: $0.id > 0,
                seats: $0.id, isOpen: $0.plan == .freemium, observed: $0.nickname.unicodeScalarCount)
        }
        let expected = UserLine(
            name: "Mary", nickname: nil, year: 2, month: 2, default: true, seats: 1, isOpen: false, observed: nil)
        #expect(line == expected)
        #expect(line?.isSelected == true && line?.version == 2)
    }

    @Test func access() throws {
        #expect(try select { PublicLine.selecting(name: $0.name, id: $0.id) }?.id == 1)
        #expect(try select { PublicLineWithInternalProperty.selecting(name: $0.name, id: $0.id) }?.name == "Mary")
        #expect(try LineWithPrivateProperty.id(of: users[0]) == 1)
    }

    @Test func genericStructs() throws {
        let pair = try select { Pair.selecting(first: $0.id, second: $0.nickname) }
        #expect(pair?.first == 1 && pair?.second == nil)
        #expect(try select { Drawer.Item.selecting(key: $0.plan) }?.key == .premium)
    }

    @Test func nestedStructs() throws {
        #expect(try Office.hiddenNames(in: users) == ["Mary"])
        let desk = try select {
            Office.Desk.selecting(
                floor: FetchSelection.combining(FetchSelection($0.id)) { _ in Office.Floor.ground })
        }
        #expect(desk?.floor == .ground)
    }

    @Test func localStructs() throws {
        @Projection struct Local { var name: String }
        #expect(try select { Local.selecting(name: $0.name) }?.name == "Mary")
    }

    @Test("A property can be the model, or another projection")
    func composition() throws {
        let room = try select {
            Office.Room.selecting(user: $0, line: PublicLine.selecting(name: $0.name, id: $0.id))
        }
        #expect(room?.user == users[0])
        #expect(room?.line.name == "Mary" && room?.line.id == 1)
    }

    @Test func values() throws {
        let groups = try User.request().all().grouped(by: \.name).select {
            PublicLine.selecting(name: $0.key, id: $0.count)
        }.fetch(in: users)
        #expect(groups.map(\.id) == [1])
    }

    @Test @MainActor func isolatedStructs() throws {
        #expect(try select { IsolatedLine.selecting(name: $0.name, count: $0.id) }?.count == 1)
    }

    @Test func initializers() throws {
        #expect(try select { InitializedLine.selecting(name: $0.name, length: $0.id) }?.length == 1)
        #expect(InitializedLine("Joe").length == 3)
    }

    @Test func models() throws {
        let draft = try select { Draft.selecting(id: $0.id, name: $0.name) }
        #expect(draft?.name == "Mary" && draft?.isSelected == false)
        #expect(Draft.columnNames == ["id", "name"])
    }

    @Test func namesThatTheExpansionUses() throws {
        let line = try select { Selecting.selecting(selecting: $0.id, FetchedModel: $0.name) }
        #expect(line?.selecting == 1 && line?.FetchedModel == "Mary")
    }
}
