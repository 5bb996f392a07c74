import Fetching
import FetchingCore

/// A step of a sequence that writes.
indirect enum WritingStep<Model: WrittenModel>: Sendable {
    case insert([Model])
    case insertReturning([Model])
    case ignore([Model])
    case upsert([Model])
    case save([Model])
    case saveReturning([Model])
    case updateModels([Model])
    case updateReturning([Model])
    case deleteModels([Model])
    case deleteReturning([Model])
    case changes(from: Model, to: Model)
    case copy(below: Int, shift: Int)
    case copyInPlace(below: Int, shift: Int, returning: Bool)
    case insertDrafts([Model])
    case rekey(below: Int, shift: Int)
    case update(below: Int, returning: Bool)
    case delete(below: Int)
    case transaction([WritingStep], isGivenUp: Bool)
}

/// The reason of a transaction that is given up.
private struct GivenUp: Error {}

extension WritingStep {
    /// Makes the change, and tells what came of it.
    func run(in store: any RelatedConformanceStore) -> String {
        do {
            return try result(in: store)
        } catch is GivenUp {
            return "given up"
        } catch is FetchError {
            // Which of several errors is found first depends on how many rows a statement takes.
            return "an error"
        } catch {
            return "\(error)"
        }
    }

    private func result(in store: any RelatedConformanceStore) throws -> String {
        switch self {
        case .insert(let rows): return text(try store.run(Model.insert(rows)))
        case .insertReturning(let rows): return text(ofRows: try store.run(Model.insert(rows).returning()))
        case .ignore(let rows): return text(try store.run(Model.insert(rows).onConflict(.ignore)))
        case .upsert(let rows): return text(try store.run(Model.upserting(rows)))
        case .save(let rows): return text(try store.run(Model.save(rows)))
        case .saveReturning(let rows): return text(ofRows: try store.run(Model.save(rows).returning()))
        case .updateModels(let rows): return text(try store.run(Model.update(rows)))
        case .updateReturning(let rows): return text(ofRows: try store.run(Model.update(rows).returning()))
        case .deleteModels(let rows): return text(try store.run(Model.delete(rows)))
        case .deleteReturning(let rows): return text(ofRows: try store.run(Model.delete(rows).returning()))
        case .changes(let old, let new):
            let found = try store.run(try Model.changes(from: old, to: new).returning())
            return text(found.map { $0?.withoutGivenKey })
        case .copy(let bound, let shift):
            let copies = try store.fetch(Model.below(bound).loading).map { $0.copy(shift) }
            return text(try store.run(Model.insert(copies)))
        case .copyInPlace(let bound, let shift, let returning):
            guard let request = Model.copying(below: bound, shift) else { return "nothing" }
            guard returning else { return text(try store.run(request)) }
            return text(try store.run(request.returning()).map { $0.map { "\($0)" }.sorted() })
        case .insertDrafts(let rows):
            guard let request = Model.draftInsertion(rows) else { return text(try store.run(Model.insert(rows))) }
            return text(try store.run(request))
        case .rekey(let bound, let shift):
            return text(
                try store.change(
                    ConformanceChange(request: Model.below(bound), assign: { Model.rekey(&$0, by: shift) })))
        case .update(let bound, true):
            return text(try store.run(Model.raising(Model.below(bound))).map { $0.sorted() })
        case .update(let bound, false):
            return text(
                try store.change(ConformanceChange(request: Model.below(bound), assign: { Model.raise(&$0) })))
        case .delete(let bound): return text(try store.change(ConformanceChange(request: Model.below(bound))))
        case .transaction(let steps, let isGivenUp):
            var results: [String] = []
            try store.transaction {
                for step in steps {
                    do {
                        // A step that fails is undone alone.
                        try store.transaction { results.append(try step.result(in: store)) }
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

    private func text(ofRows rows: [Model]?) -> String { text(rows?.map(\.withoutGivenKey)) }

    private func text<Result>(_ result: Result?) -> String { result.map { "\($0)" } ?? "not run" }
}

extension WritingStep {
    /// The same change of other rows.
    func mapping(_ change: ([Model]) -> [Model]) -> WritingStep {
        switch self {
        case .insert(let rows): .insert(change(rows))
        case .insertReturning(let rows): .insertReturning(change(rows))
        case .ignore(let rows): .ignore(change(rows))
        case .upsert(let rows): .upsert(change(rows))
        case .save(let rows): .save(change(rows))
        case .saveReturning(let rows): .saveReturning(change(rows))
        case .updateModels(let rows): .updateModels(change(rows))
        case .updateReturning(let rows): .updateReturning(change(rows))
        case .deleteModels(let rows): .deleteModels(change(rows))
        case .deleteReturning(let rows): .deleteReturning(change(rows))
        case .insertDrafts(let rows): .insertDrafts(change(rows))
        case .changes(let old, let new): .changes(from: change([old])[0], to: change([new])[0])
        case .transaction(let steps, let isGivenUp):
            .transaction(steps.map { $0.mapping(change) }, isGivenUp: isGivenUp)
        case .copy, .copyInPlace, .update, .delete, .rekey: self
        }
    }
}
