import Fetching
import FetchingCore

/// Random changes of one table, one after the other.
struct WritingSequence<Model: WrittenModel> {
    private var generator: SplitMix64
    private var nextCode = 0
    private var nextShift = 1_000_000

    init(seed: UInt64) { generator = SplitMix64(seed: seed) }

    /// Makes the same changes in several stores, and compares results and tables after each.
    ///
    /// - Parameter stores: The stores with their names.
    /// - Returns: What differs first, nil where nothing does.
    mutating func difference(
        after count: Int, in reference: any RelatedConformanceStore,
        _ stores: [(name: String, store: any RelatedConformanceStore)]
    ) throws -> String? {
        let all = Model.ordered.loading
        for number in 1...count {
            let known = try reference.fetch(all)
            let step = self.step(depth: 0, from: known)
            let expected = step.run(in: reference)
            let rows = try reference.fetch(all).map(\.withoutGivenKey)
            for (name, store) in stores {
                let others = Model.givesKeys ? try store.fetch(all) : []
                let itsStep = Model.givesKeys ? step.mapping { $0.withKeys(of: others, insteadOf: known) } : step
                let result = itsStep.run(in: store)
                let found = try store.fetch(all).map(\.withoutGivenKey)
                if result != expected || found != rows {
                    return """
                        \(name) differs at step \(number): \(step)
                        results: \(result), expected \(expected)
                        rows: \(found.filter { !rows.contains($0) }), expected \(rows.filter { !found.contains($0) })
                        """
                }
            }
        }
        return nil
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private mutating func isOne(in count: Int) -> Bool { number(1...count) == 1 }

    private mutating func step(depth: Int, from rows: [Model]) -> WritingStep<Model> {
        switch number(0...19) {
        case 0, 1: return .insert(newRows(from: rows))
        case 2: return .insertReturning(newRows(from: rows))
        case 3: return .ignore(newRows(from: rows))
        case 4: return .upsert(newRows(from: rows))
        case 5: return .save(isOne(in: 2) ? newRows(from: rows) : changed(rows))
        case 6: return .updateModels(changed(rows))
        case 7: return .deleteModels(Array(changed(rows).prefix(2)))
        case 8:
            guard let old = rows.randomElement(using: &generator) else { return .insert(newRows(from: rows)) }
            return .changes(from: old, to: changed(old))
        case 9: return .copy(below: number(0...20), shift: number(100...1000))
        case 10: return .update(below: number(0...60), returning: isOne(in: 2))
        case 11: return .delete(below: number(-5...5))
        case 12: return .updateReturning(changed(rows))
        case 13: return .saveReturning(isOne(in: 2) ? newRows(from: rows) : changed(rows))
        case 14: return .deleteReturning(Array(changed(rows).prefix(2)))
        case 15: return .insertDrafts(newRows(from: rows))
        case 16:
            return .copyInPlace(below: number(0...20), shift: number(100...1000), returning: isOne(in: 2))
        case 17: return .rekey(below: number(-5...5), shift: shift())
        default:
            guard depth < 2 else { return .update(below: 10, returning: false) }
            // A key that one step frees may be given again by the next, but not by every database.
            let steps = (0..<(Model.givesKeys ? 1 : number(1...5))).map { _ in step(depth: depth + 1, from: rows) }
            return .transaction(steps, isGivenUp: isOne(in: 3))
        }
    }

    /// Rows some of which are in the way of others, by their keys or by their codes.
    private mutating func newRows(from rows: [Model]) -> [Model] {
        let count = isOne(in: 5) ? number(30...70) : number(0...6)
        // Among many, most are in nobody's way.
        let largest = count > 10 ? 100_000 : 60
        return (0..<count).map { _ in
            let id = number(1...largest)
            let code = isOne(in: 4) ? rows.randomElement(using: &generator)?.code : nil
            return Model.drawn(
                id, code: count > 10 && !isOne(in: 200) ? newCode() : code ?? "code \(id)", amount: number(-9...50),
                bits: number(0...1000))
        }
    }

    /// More than any key, so that no row gets the key of another while others have not moved yet.
    private mutating func shift() -> Int {
        nextShift *= 2
        return nextShift
    }

    private mutating func newCode() -> String {
        nextCode += 1
        return "new \(nextCode)"
    }

    /// Rows as somebody has changed them, some of whom have fetched them before others did.
    private mutating func changed(_ rows: [Model]) -> [Model] {
        let count = isOne(in: 4) ? rows.count : min(rows.count, number(0...4))
        let old = Array(rows.shuffled(using: &generator).prefix(count))
        var new = old.map { changed($0) }
        guard count > 1, isOne(in: 2) else { return new }
        // What one row gives up, a later one takes.
        let giver = number(0...(count - 2))
        let taker = number((giver + 1)...(count - 1))
        new[giver].code = newCode()
        new[taker].code = old[giver].code
        return new
    }

    private mutating func changed(_ row: Model) -> Model {
        var row = row
        if isOne(in: 3) { row.amount = number(-9...50) }
        if isOne(in: 3) { row.vary(number(0...1000)) }
        if isOne(in: 4) { row.code = newCode() }
        if isOne(in: 40) { row.code = "" }
        if isOne(in: 30) { row.age() }
        return row
    }
}
