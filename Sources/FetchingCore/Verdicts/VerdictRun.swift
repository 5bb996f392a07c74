/// Evaluates the parts of a predicate on one model. What is to be done next is kept in an array, not on the stack.
struct VerdictRun {
    private enum Work {
        case run(plan: Int, record: Int)
        /// Puts together what the parts came to.
        case finish(record: Int)
        /// Goes on with one of the values, as the first part says.
        case branch(record: Int)
        case enter(MemoryElement, UnsafeRawPointer)
    }

    private let plans: [VerdictPlan]
    private let root: UnsafeRawPointer
    private var records: [VerdictOutcome] = []
    private var work: [Work] = []

    init(_ plans: [VerdictPlan], at root: UnsafeRawPointer) {
        self.plans = plans
        self.root = root
    }

    /// - Throws: ``FetchError`` where the engine for collections throws one.
    mutating func verdict(of plan: Int) throws -> FetchVerdict {
        work = [.run(plan: plan, record: addRecord(plan))]
        while let next = work.popLast() {
            switch next {
            case .run(let plan, let record): run(plans[plan], record)
            case .finish(let record): finish(record)
            case .branch(let record): branch(record)
            case .enter(let element, let address): element.address = address
            }
        }
        if let error = records[0].state.error { throw error }
        markDecisive()
        return FetchVerdict(VerdictOutcomes(labels: plans.map(\.label), records: records), at: 0)
    }

    private mutating func addRecord(_ plan: Int) -> Int {
        records.append(VerdictOutcome(label: plan))
        return records.count - 1
    }

    /// Runs the parts in their order, then goes on with the record.
    private mutating func run(parts: [Int], of record: Int, then next: Work) {
        let first = records.count
        for part in parts { records.append(VerdictOutcome(label: part)) }
        records[record].parts = Array(first..<records.count)
        work.append(next)
        for index in parts.indices.reversed() { work.append(.run(plan: parts[index], record: first + index)) }
    }

    private mutating func run(_ plan: VerdictPlan, _ record: Int) {
        switch plan.kind {
        case .junction, .negation: run(parts: plan.parts, of: record, then: .finish(record: record))
        case .condition(let condition):
            records[record].state = state { .condition(try condition.holds(root)) }
            run(parts: plan.parts, of: record, then: .finish(record: record))
        case .elements(let elements): run(elements, plan.parts, record)
        case .value(let reader, _):
            records[record].state = state { .value(try reader.primitiveValue(at: root).comparable) }
            run(parts: plan.parts, of: record, then: .finish(record: record))
        case .choice(let reader), .coalescing(let reader):
            records[record].state = state { .value(try reader.primitiveValue(at: root).comparable) }
            var parts: [Int] = []
            for part in plan.parts { parts.append(addRecord(part)) }
            records[record].parts = parts
            work.append(.branch(record: record))
            work.append(.run(plan: plan.parts[0], record: parts[0]))
        }
    }

    private mutating func run(_ elements: VerdictElements, _ parts: [Int], _ record: Int) {
        do {
            let outcome = try elements.decide(at: root)
            records[record].state = .condition(outcome.holds)
            records[record].count = outcome.count
            let first = records.count
            for row in outcome.rows {
                let part = addRecord(parts[0])
                let key = try elements.key.map { try $0.primitiveValue(at: row.address).comparable }
                records[part].element = .init(position: row.position, count: outcome.count, key: key)
            }
            records[record].parts = Array(first..<records.count)
            for (index, row) in outcome.rows.enumerated().reversed() {
                work.append(.run(plan: parts[0], record: first + index))
                work.append(.enter(elements.element, row.address))
            }
        } catch {
            records[record].state = .failed(failure(error))
        }
    }

    private mutating func branch(_ record: Int) {
        let first = records[records[record].parts[0]].state
        let parts = records[record].parts
        let chosen: Int?
        switch plans[records[record].label].kind {
        case .choice: chosen = first.holds.map { $0 ? 1 : 2 }
        case .coalescing: chosen = first.value?.isNull ?? false ? 1 : nil
        case .junction, .negation, .condition, .elements, .value: chosen = nil
        }
        guard let chosen else { return }
        work.append(.run(plan: records[parts[chosen]].label, record: parts[chosen]))
    }

    private func state(_ evaluate: () throws -> VerdictOutcome.State) -> VerdictOutcome.State {
        do { return try evaluate() } catch { return .failed(failure(error)) }
    }

    private func failure(_ error: any Error) -> FetchError { error as? FetchError ?? .unstorable(error) }
}

// What the parts came to

extension VerdictRun {
    private mutating func finish(_ record: Int) {
        let parts = records[record].parts.map { records[$0].state }
        switch plans[records[record].label].kind {
        case .junction(let junction): records[record].state = junction.outcome(of: parts)
        case .negation: records[record].state = parts[0].holds.map { .condition(!$0) } ?? parts[0]
        case .value(_, let details): explain(record, details, parts)
        case .condition, .elements, .choice, .coalescing: break
        }
    }

    /// Says why there is no value, and of how many rows one is computed. What fails here leaves only the explanation out.
    private mutating func explain(_ record: Int, _ details: VerdictValueDetails, _ parts: [VerdictOutcome.State]) {
        if case .int64(let count)? = try? details.count?.primitiveValue(at: root) { records[record].count = Int(count) }
        guard case .value(.null) = records[record].state else { return }
        if (try? details.isMissing?.holds(root)) == true {
            records[record].cause = .missingModel
            return
        }
        guard case .value(let node) = plans[records[record].label].label.tree.node else { return }
        records[record].cause = node.causeOfNil(parts.map(\.value))
    }

    /// A part decides where the outcome of what it belongs to rests on it.
    private mutating func markDecisive() {
        records[0].isDecisive = true
        for index in records.indices where records[index].isDecisive {
            let kind = plans[records[index].label].kind
            for part in records[index].parts {
                records[part].isDecisive = kind.rests(on: records[part].state, records[index].state)
            }
        }
    }
}

extension Junction {
    /// The outcome of the conditions of a chain. One that fails counts as far as none before it decided.
    fileprivate func outcome(of states: [VerdictOutcome.State]) -> VerdictOutcome.State {
        let decisive = self == .or
        for state in states {
            guard let holds = state.holds else { return state }
            if holds == decisive { return .condition(decisive) }
        }
        return .condition(!decisive)
    }
}

extension VerdictPlan.Kind {
    fileprivate func rests(on part: VerdictOutcome.State, _ whole: VerdictOutcome.State) -> Bool {
        switch self {
        case .junction, .elements: part.holds != nil && part.holds == whole.holds
        case .negation: true
        case .condition, .value, .choice, .coalescing: part.value != nil
        }
    }
}

extension ValueNode {
    /// Why a calculation has no value, nil where one of its operands has none.
    fileprivate func causeOfNil(_ parts: [PrimitiveValue?]) -> FetchVerdict.Cause? {
        switch self {
        case .arithmetic(let operation, let lhs, let rhs, let kind):
            guard !parts.contains(where: { $0?.isNull ?? true }), !lhs.isNilLiteral, !rhs.isNilLiteral else {
                return nil
            }
            if operation == .divide || operation == .remainder {
                let divisor = rhs.literalValue ?? parts.last.flatMap(\.self)
                if divisor == .int64(0) || divisor == .double(0) || divisor == .decimal(0) { return .divisionByZero }
            }
            return switch kind {
            case .integer, .decimal: .overflow
            case .floatingPoint: .notANumber
            // One of the texts is nil, and was not looked at any more.
            case .text: nil
            }
        case .date: return parts.contains { $0?.isNull ?? true } ? nil : .overflow
        case .aggregate(.sum, _, _), .aggregate(.distinctSum, _, _): return .overflow
        case .aggregate(.average, _, _), .aggregate(.distinctAverage, _, _), .aggregate(.min, _, _),
            .aggregate(.max, _, _):
            return .noValues
        case .column, .related, .literal, .parameter, .function, .text, .raw, .conditional, .coalesce, .aggregate,
            .groupAggregate, .groupKey, .window:
            return nil
        }
    }
}

extension ExpressionTree {
    fileprivate var literalValue: PrimitiveValue? {
        if case .value(.literal(let value)) = node { value } else { nil }
    }

    fileprivate var isNilLiteral: Bool { literalValue?.isNull ?? false }
}
