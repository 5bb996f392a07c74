import CoreData
import Fetching
import FetchingCoreData

/// What is asynchronous asks the context within its `perform`; what is not leaves that to its caller.
enum Performing {
    static func run() async throws {
        try await asynchronous()
        try synchronous()
    }

    private static func asynchronous() async throws {
        let context = Store.context()
        let user = User.new(["id": UUID(), "name": "Maria", "plan": "premium"])
        context.answer([user])
        expect(try await User.request().all().fetch(in: context).count, 1)
        expect(try await User.request().first().fetch(in: context) === user)
        expect(try await User.request().all().setting(\.fetchBatchSize, to: 2).fetch(in: context).count, 1)
        expect(try await User.request().all().including(\.mugs).fetch(in: context).count, 1)
        expect(
            try await User.request().all().sorted(by: .ascending(\.name)).page(size: 2).fetch(in: context).elements
                .count, 1)
        expect(try await UserRow.request().all().fetch(in: context).isEmpty == false)
        expect(context.callNames, Array(repeating: "fetch", count: 6))
        expect(context.stub_calls.map(\.isPerformed), Array(repeating: true, count: 6))
        context.answer([Dog.new(["name": "Rex"])])
        expect(try await Dog.request().all().fetch(in: context).first?.name, "Rex")
        expect(try await Dog.request().first().setting(\.fetchBatchSize, to: 2).fetch(in: context)?.name, "Rex")
        expect(context.stub_calls.map(\.isPerformed), [true, true])
        context.answer([dictionary(["value0": "Maria"])])
        expect(try await User.request().all().select(\.name).fetch(in: context), ["Maria"])
        context.answer([dictionary(["value0": NSNumber(value: 2)])])
        expect(try await User.request().all().sum(\.age).fetch(in: context), 2)
        expect(context.stub_calls.map(\.isPerformed), [true])
        do {
            _ = try await User.request().all().where { $0.name.unicodeScalarCount > 1 }.fetch(in: context)
            expect(false)
        } catch let error as FetchError {
            expect(error.code.description, "unsupported")
        }
    }

    private static func synchronous() throws {
        let context = Store.context()
        context.answer([User.new(["id": UUID(), "name": "Maria", "plan": "premium"])])
        _ = try User.request().all().fetch(in: context)
        _ = try UserRow.request().all().fetch(in: context)
        try context.performAndWait { _ = try User.request().all().fetch(in: context) }
        context.stub_results = { _ in 1 }
        _ = try User.request().all().count(in: context)
        expect(context.stub_calls.map(\.isPerformed), [false, false, true, false])
    }
}
