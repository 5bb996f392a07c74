import Fetching
import FetchingCore
import Foundation

/// A step of a sequence that writes.
package indirect enum WritingStep: Sendable {
    case insert([Ledger])
    case insertReturning([Ledger])
    case ignore([Ledger])
    case upsert([Ledger])
    case save([Ledger])
    case updateModels([Ledger])
    case deleteModels([Ledger])
    case changes(from: Ledger, to: Ledger)
    case copy(below: Int, shift: Int)
    case update(below: Int, returning: Bool)
    case delete(below: Int)
    case transaction([WritingStep], isGivenUp: Bool)
}

/// The reason of a transaction that is given up.
private struct GivenUp: Error {}

extension WritingStep {
    /// Makes the change, and tells what came of it.
    package func run(in database: some WrittenDatabase) -> String {
        do {
            return try result(in: database)
        } catch is GivenUp {
            return "given up"
        } catch is FetchError {
            // Which of several errors is found first depends on how many rows a statement takes.
            return "an error"
        } catch {
            return "\(error)"
        }
    }

    private func result(in database: some WrittenDatabase) throws -> String {
        switch self {
        case .insert(let rows): return "\(try database.run(Ledger.insert(rows)))"
        case .insertReturning(let rows): return "\(try database.run(Ledger.insert(rows).returning(\.code)))"
        case .ignore(let rows): return "\(try database.run(Ledger.insert(rows).onConflict(.ignore)))"
        case .upsert(let rows):
            let upsert = Ledger.insert(rows).onConflict(\.code) {
                $0.amount += $1.amount
                $0.note = $1.note
            }
            return "\(try database.run(upsert))"
        case .save(let rows): return "\(try database.run(Ledger.save(rows)))"
        case .updateModels(let rows): return "\(try database.run(Ledger.update(rows)))"
        case .deleteModels(let rows): return "\(try database.run(Ledger.delete(rows)))"
        case .changes(let old, let new): return "\(try database.run(try Ledger.changes(from: old, to: new)))"
        case .copy(let bound, let shift):
            let copies = try database.fetch(Self.rows(below: bound)).map { row in
                Ledger(id: row.id + shift, code: row.code + "+\(shift)", amount: 1, note: row.note, seen: row.seen)
            }
            return "\(try database.run(Ledger.insert(copies)))"
        case .update(let bound, true):
            let amounts = try database.run(
                Self.rows(below: bound).updating(returning: \.amount) { $0.amount += 1 })
            return "\(amounts.sorted())"
        case .update(let bound, false): return "\(try database.update(Self.rows(below: bound)) { $0.amount += 2 })"
        case .delete(let bound): return "\(try database.delete(Self.rows(below: bound)))"
        case .transaction(let steps, let isGivenUp):
            var results: [String] = []
            try database.transaction {
                for step in steps {
                    do {
                        // A step that fails is undone alone.
                        try database.transaction { results.append(try step.result(in: database)) }
                    } catch is FetchError {
                        results.append("an error")
                    } catch is GivenUp {
                        results.append("given up")
                    }
                }
                if isGivenUp { throw GivenUp() }
            }
            return "\(results)"
        }
    }

    private static func rows(below bound: Int) -> FetchableRequest<Ledger, [Ledger]> {
        Ledger.request().all().where { $0.amount < bound }
    }
}
