import CoreData
import Fetching
import FetchingCoreData

/// Structs that are made of managed objects.
enum Rows {
    static func run() throws {
        let context = Store.context()
        let id = UUID()
        let user = User.new([
            "id": id, "name": "Maria", "visits": NSNumber(value: Int16(3)), "plan": "premium", "age": 5,
        ])
        context.answer([user])
        let rows = try UserRow.request().all().where { $0.name.hasPrefix("M") }.sorted(by: .descending(\.name))
            .fetch(in: context)
        let row = try unwrap(rows.first)
        expect(rows.count, 1)
        expect(row.id, id)
        expect(row.name, "Maria")
        expect(row.nickname, nil)
        expect(row.visits, 3)
        expect(row.plan, .premium)
        let request = context.lastFetch(of: NSManagedObject.self)
        expect(request?.entityName, "Customer")
        expect(request?.resultType, .managedObjectResultType)
        expect(text(of: request?.predicate), "%K BEGINSWITH %@ | NSString name | NSString M")
        expect(order(of: request), ["-name"])
        // Read through the object, so that a fault fires.
        expect(user.stub_accesses.contains(.willAccess("name")))
        expect(user.stub_accesses.contains(.willAccess("age")) == false)

        let first = try UserRow.request().first().fetch(in: context)
        expect(first?.name, "Maria")
        expect(context.lastFetch(of: NSManagedObject.self)?.fetchLimit, 1)
        let page = try UserRow.request().all().sorted(by: .ascending(\.name)).page(size: 1).fetch(in: context)
        expect(page.elements.map(\.name), ["Maria"])

        context.answer([User.new(["id": id, "name": Date(), "plan": "premium"])])
        expectError(.typeMismatch, "the attribute holds a value of type 'Date', not text") {
            try UserRow.request().all().fetch(in: context)
        }
        context.answer([User.new(["id": id, "name": "M", "plan": "gold"])])
        expectError(.unknownRawValue, "'Plan' has no case with the raw value 'gold'") {
            try UserRow.request().all().fetch(in: context)
        }
        context.answer([User.new(["name": "M", "plan": "premium"])])
        let error = expectError(.unexpectedNull, "there is no UUID, but the value is not optional") {
            try UserRow.request().all().fetch(in: context)
        }
        expect(error?.member, "id")
    }
}
