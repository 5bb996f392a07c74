import FetchingCoreData

@testable import FetchingCore

extension FormatCheck {
    /// Compares what a fetch request of Core Data's words gives, in its order and with its limit, with what memory gives.
    func checkResult<Model: Fetchable>(of query: FetchQuery, _ model: Model.Type, in objects: StoredObjects) throws {
        let managed: ManagedQuery
        do {
            managed = try ManagedQuery(query, of: model)
        } catch let error as FetchError {
            return try compareFailure(of: query, model, in: objects, with: error)
        }
        let expected: [Int]
        do {
            expected = try places(query, model, in: objects)
        } catch let error as FetchError {
            // Only rows show that.
            if error.code == FetchError.arithmeticOverflow.code { return }
            throw WrongResult(description: "\(managed), not the error '\(error.code)'")
        }
        let all = try objects.objects(of: model)
        for logic in NullLogic.allCases {
            let got: [Int]
            do {
                got = try managed.places(in: all, logic)
            } catch FormatLanguageError.overflow {
                // What Core Data makes of it is its own affair, as is documented.
                return tally.excuse()
            }
            guard got != expected else { continue }
            guard try !hasExcuse(query, model, in: objects) else { return tally.excuse() }
            throw WrongResult(description: "\(logic), \(managed): the places \(got), not \(expected)")
        }
        tally.translateQuery()
    }

    /// What memory gives, as places among all objects.
    private func places<Model: Fetchable>(
        _ query: FetchQuery, _ model: Model.Type, in objects: StoredObjects
    ) throws -> [Int] {
        let engine = try MemoryEngine<Model>(query, relatedTo: objects.store)
        let models = try objects.store.collection(of: model).models(of: model)
        let all = try objects.objects(of: model)
        let matches = try all.indices.filter { try engine.condition?.holds(all[$0].address) ?? true }
        let sorted = try engine.sortedPlaces(of: matches.map { models[$0] }).map { matches[$0] }
        return Array(sorted.dropFirst(query.offset).prefix(query.limit ?? .max))
    }

    private func hasExcuse<Model: Fetchable>(
        _ query: FetchQuery, _ model: Model.Type, in objects: StoredObjects
    ) throws -> Bool {
        let compiler = MemoryCompiler(model: model, rows: MemoryRows(objects.store))
        return try objects.objects(of: model).contains { object in
            query.predicate?.isNotANumber(for: object, compiler) ?? false
        }
    }

    /// What is wrong with a request is found before Core Data is asked.
    private func compareFailure<Model: Fetchable>(
        of query: FetchQuery, _ model: Model.Type, in objects: StoredObjects, with got: FetchError
    ) throws {
        do {
            _ = try MemoryEngine<Model>(query, relatedTo: objects.store)
        } catch let error as FetchError where error.code == got.code {
            return
        }
        guard got.code == .unsupported || got.code == .tooDeep else { throw got }
        tally.refuse(query: got)
    }
}

/// A fetch request that does not give what was meant.
struct WrongResult: Error, CustomStringConvertible {
    let description: String
}
