import Fetching
import Foundation
import HTTPTypes
import Hummingbird

/// Copies that are sold, or, below zero, delivered.
struct SaleOrder: Decodable {
    var copies: Int
}

struct Stock: Encodable {
    var stock: Int
}

extension ShopAPI {
    /// `GET /api/albums/{id}`
    @Sendable func album(_ request: Request, _ context: ShopContext) async throws -> Response {
        let id = try context.parameters.require("id", as: Int.self)
        let cards = try await database.fetch(Album.where { $0.id == id }.cards())
        guard let card = cards.first else { throw Problem.notFound }
        return try .json(card, unlessKnownTo: request)
    }

    /// `POST /api/albums/{id}/sales`: takes copies from the stock, and writes the sale down, or neither.
    @Sendable func sell(_ request: Request, _ context: ShopContext) async throws -> Response {
        try request.requireJSON()
        let id = try context.parameters.require("id", as: Int.self)
        let copies = try await request.decode(as: SaleOrder.self, context: context).copies
        guard copies != 0, (-100...100).contains(copies) else {
            throw Problem.invalid("copies", "Pass a number from 1 to 100, or below zero for a delivery")
        }
        let stock = try await database.transaction { db in
            let sale = Album.where { $0.id == id && $0.stock >= copies && $0.stock - copies <= 10_000 }
                .updating(returning: \.stock) { $0.stock -= copies }
            guard let stock = try db.run(sale).first else {
                let exists = try db.fetch(Album.where { $0.id == id }.exists())
                throw exists ? Problem(.conflict, "sold-out", "There are not that many copies") : Problem.notFound
            }
            try db.run(Sale.insert(Sale.Draft(albumID: id, copies: copies, date: Date())))
            return stock
        }
        return try .json(Stock(stock: stock), status: .created)
    }
}
