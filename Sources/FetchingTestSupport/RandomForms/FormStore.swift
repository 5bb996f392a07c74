import Fetching
import FetchingCore

/// A stored table, which tells the statements that it has run.
final class FormStore {
    private let store: any RelatedConformanceStore

    /// The statements of the last request, nil where nobody asks for them.
    var statements: [String]?

    init(_ store: any RelatedConformanceStore) { self.store = store }

    func fetch(_ request: FetchableRequest<Specimen, [Specimen]>) throws -> [Specimen] {
        record { try store.text(request.loading) }
        return try store.fetch(request.loading)
    }

    func fetch<Result>(_ request: LoadingRequest<Specimen, Result>) throws -> Result {
        record { try store.text(request) }
        return try store.fetch(request)
    }

    func fetch<Result>(_ request: ProjectionRequest<Specimen, Result>) throws -> Result {
        record { try store.text(ofValues: request) }
        return try store.fetch(request)
    }

    func fetch<Result>(_ request: AggregateRequest<Specimen, Result>) throws -> Result {
        record { try store.text(ofValues: request) }
        return try store.fetch(request)
    }

    func fetch<Element>(_ request: PageRequest<Specimen, Element>) throws -> Page<Element> {
        record { try store.text(ofValues: request) }
        return try store.fetch(request)
    }

    func change(_ change: ConformanceChange<Specimen>) throws -> Int? {
        record { try store.text(of: change) }
        return try store.change(change)
    }

    /// Inserts rows, and gives their number or what is returned of them.
    func insert(
        _ request: InsertRequest<WrittenModels<Specimen>, ManyRows>,
        returning selection: FetchSelection<Specimen, String>?
    ) throws -> String {
        guard let selection else {
            guard let count = try change(ConformanceChange(request: Specimen.request().all(), insertion: request))
            else { throw NotChanging() }
            return "\(count) inserted"
        }
        record { try store.text(of: ConformanceChange(request: Specimen.request().all(), insertion: request)) }
        guard let rows = try store.run(request.returning { _ in selection }) else { throw NotChanging() }
        return "\(rows)"
    }

    /// Deletes or updates rows, and gives what is returned of them, in no certain order.
    func rows(
        returnedBy change: ConformanceChange<Specimen>, _ selection: FetchSelection<Specimen, String>
    ) throws -> [String] {
        record { try store.text(of: change) }
        let request = change.request
        let returning =
            change.assign.map { request.updating(returning: { _ in selection }, $0) }
            ?? request.deleting(returning: { _ in selection })
        guard let rows = try store.run(returning) else { throw NotChanging() }
        return rows.sorted()
    }

    /// Changes rows, and gives what is returned of them.
    func run<Rows: WrittenRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result {
        guard let result = try store.run(request) else { throw NotChanging() }
        return result
    }

    private func record(_ text: () throws -> String?) {
        guard statements != nil, let text = try? text() else { return }
        statements?.append(text)
    }
}

/// A request of any kind, with its result in plain Swift.
protocol FormRequest: Sendable, CustomStringConvertible {
    func expected(in table: FormTable) -> [String]

    func run(in store: FormStore) throws -> [String]

    /// The table afterwards.
    func changed(_ table: FormTable) -> FormTable

    /// Whether the table may be another afterwards.
    var changesTable: Bool { get }

    /// Requests that are a little smaller than this one.
    var smaller: [any FormRequest] { get }
}

extension [String] {
    /// The values that are given back: an error where a part of them overflows.
    var orOverflow: [String] { contains { $0.contains(FormOverflow.text) } ? [FormOverflow.text] : self }

    /// The rows of a closure, or that something overflows.
    static func orOverflow(_ rows: () throws -> [String]) throws -> [String] {
        do { return try rows() } catch let error as FetchError where error.code == .arithmeticOverflow {
            return [FormOverflow.text]
        }
    }
}

extension FormRequest {
    func changed(_ table: FormTable) -> FormTable { table }

    var changesTable: Bool { false }
}

extension [FormValue] {
    var names: String { map(\.text).joined(separator: "; ") }

    func text(of row: Specimen, in table: FormTable) -> String {
        map { value in
            let overflow = FormOverflow()
            let key = value.key(FormRows(table: table, scopes: [row], overflow: overflow))
            return overflow.isFound ? FormOverflow.text : key.shown
        }.joined(separator: ";")
    }

    var selection: FetchSelection<Specimen, String> {
        map { $0.domain.selection($0.tree(), $0.isOptional) }.joined
    }
}

extension [FetchSelection<Specimen, String>] {
    var joined: FetchSelection<Specimen, String> {
        guard let first else { return .combining(FetchSelection(Specimen.fetchableMembers.id)) { "\($0)" } }
        return dropFirst().reduce(first) { .combining($0, $1) { "\($0);\($1)" } }
    }
}
