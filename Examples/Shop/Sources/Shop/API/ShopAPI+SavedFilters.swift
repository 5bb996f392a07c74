import Fetching
import Foundation
import HTTPTypes
import Hummingbird

struct NewSavedFilter: Decodable {
    var title: String
    var q: String?
    var filter: String?
    var sort: String?
    var isShared: Bool?
}

/// The parts of a saved filter that change.
struct SavedFilterChange: Decodable {
    var title: String?
    var isShared: Bool?
}

/// No condition on the owner is written here: `acting(as:)` adds the policy of `SavedFilter` to each request. What a visitor may not see
/// is not there, and what one may see and not change is an error of the database.
extension ShopAPI {
    /// `GET /api/saved`: one's own and those that are shared.
    @Sendable func savedFilters(_ request: Request, _: ShopContext) async throws -> Response {
        let visitor = try visitor(of: request)
        let rows = try await database.acting(as: visitor).fetch(
            SavedFilter.sorted(by: .ascending(\.title), .ascending(\.id)).first(nth: limits.pageSize)
                .including(\.owner.required))
        return try .personal(rows.map { try SavedFilterLine($0, of: $1, for: visitor) })
    }

    /// `GET /api/saved/{id}`
    @Sendable func savedFilter(_ request: Request, _ context: ShopContext) async throws -> Response {
        let visitor = try visitor(of: request)
        return try .personal(await line(of: context.parameters.require("id", as: Int.self), for: visitor))
    }

    /// `POST /api/saved`: saves a list, which must be one that can be read.
    @Sendable func saveFilter(_ request: Request, _ context: ShopContext) async throws -> Response {
        let (visitor, ownerID) = try customer(of: request)
        try request.requireJSON()
        let new = try await request.decode(as: NewSavedFilter.self, context: context)
        let query = ListQuery(search: new.q ?? "", filter: new.filter, sort: new.sort, size: "1")
        _ = try TrackList(query, limits: limits, key: key)
        let draft = SavedFilter.Draft(
            ownerID: ownerID, title: try checked(title: new.title), search: query.search, filter: new.filter,
            sort: new.sort, isShared: new.isShared ?? false)
        let mine = database.acting(as: visitor)
        guard try await mine.fetch(SavedFilter.where { $0.ownerID == ownerID }.count()) < limits.savedFilters else {
            throw Problem(.conflict, "too-many", "There are too many saved filters", detail: "Delete one first")
        }
        let id = try await mine.run(SavedFilter.insert(draft).returning(\.id))
        return try .personal(await line(of: id, for: visitor), status: .created)
    }

    /// `PATCH /api/saved/{id}`: another title, shared, or not shared any more.
    @Sendable func changeSavedFilter(_ request: Request, _ context: ShopContext) async throws -> Response {
        let (visitor, _) = try customer(of: request)
        try request.requireJSON()
        let change = try await request.decode(as: SavedFilterChange.self, context: context)
        let mine = database.acting(as: visitor)
        let old = try await mine.saved(context.parameters.require("id", as: Int.self))
        var new = old
        if let title = change.title { new.title = try checked(title: title) }
        if let isShared = change.isShared { new.isShared = isShared }
        try await mine.run(SavedFilter.changes(from: old, to: new))
        return try .personal(await line(of: old.id, for: visitor))
    }

    /// `DELETE /api/saved/{id}`
    @Sendable func deleteSavedFilter(_ request: Request, _ context: ShopContext) async throws -> Response {
        let (visitor, _) = try customer(of: request)
        let mine = database.acting(as: visitor)
        try await mine.run(SavedFilter.delete(await mine.saved(context.parameters.require("id", as: Int.self))))
        return Response(status: .noContent)
    }

    private func customer(of request: Request) throws -> (Visitor, id: Int) {
        let visitor = try visitor(of: request)
        guard let id = visitor.id else { throw Problem.nobody }
        return (visitor, id)
    }

    private func line(of id: Int, for visitor: Visitor) async throws -> SavedFilterLine {
        let request = SavedFilter.request().first().where { $0.id == id }.including(\.owner.required)
        guard let (saved, owner) = try await database.acting(as: visitor).fetch(request) else { throw Problem.notFound }
        return try SavedFilterLine(saved, of: owner, for: visitor)
    }

    private func checked(title: String) throws -> String {
        let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
        let scalars = title.unicodeScalars
        guard (1...limits.titleLength).contains(scalars.count),
            !scalars.contains(where: { $0.properties.generalCategory == .control })
        else { throw Problem.invalid("title", "Pass a line of 1 to \(limits.titleLength) characters") }
        return title
    }
}

extension ActingShop {
    /// A saved filter that the visitor may read.
    fileprivate func saved(_ id: Int) async throws -> SavedFilter {
        guard let saved = try await fetch(SavedFilter.find(id)) else { throw Problem.notFound }
        return saved
    }
}
