/// Decides the conditions of a predicate for the rows of a witness, as the engine for collections does.
final class WitnessJudge {
    private let formula: WitnessFormula
    private let predicate: ExpressionTree
    private let scopes: RequestScopes?

    /// The conditions on the root row alone, which are compiled once; nil for the others.
    private var compiled: [MemoryCondition?] = []

    /// The whole predicate, where it is on the root row alone.
    private let whole: MemoryCondition?

    /// How many more conditions may be compiled or decided, about, in units of eight.
    private(set) var effort: Int

    /// How many more of them may be decided to judge the whole, about.
    private(set) var effortOfWhole = 1_000_000

    let layout: WitnessLayout

    /// About how many conditions are decided for each world.
    private var size: Int { predicate.shape.size.count }

    init(
        _ formula: WitnessFormula, of predicate: ExpressionTree, _ layout: WitnessLayout, scopes: RequestScopes?,
        effort: Int
    ) throws {
        self.formula = formula
        self.predicate = predicate
        self.layout = layout
        self.scopes = scopes
        self.effort = effort
        let compiler = MemoryCompiler(model: layout.slots[0].model, rows: MemoryRows(nil))
        whole = predicate.hasRelationships ? nil : try compiler.condition(predicate)
        compiled = try formula.leaves.map { $0.tree.hasRelationships ? nil : try compiler.condition($0.tree) }
    }

    var isExhausted: Bool { effort <= 0 }

    func restore(_ effort: Int) { self.effort = effort }

    /// Whether each condition holds; nil for the whole where no models can be made, and for a condition that cannot be decided.
    func outcomes(of world: WitnessWorld) throws -> [Bool?]? {
        effort -= size / 8 + 1
        guard let models = try? WitnessRows(world, in: layout).models(in: layout) else { return nil }
        let store = formula.leaves.isEmpty || !predicate.hasRelationships ? nil : self.store(of: models)
        return try outcomes(of: models[0].model, store)
    }

    private func outcomes(of root: some RowDecodable, _ store: MemoryStore?) throws -> [Bool?] {
        let compiler = MemoryCompiler(
            model: layout.slots[0].model, rows: MemoryRows(store, scopes: scopes))
        return try withUnsafePointer(to: root) { address in
            try formula.leaves.indices.map { index in
                if let condition = compiled[index] { return try? condition.holds(UnsafeRawPointer(address)) }
                effort -= formula.leaves[index].tree.shape.size.count
                let condition = try compiler.condition(formula.leaves[index].tree)
                return try? condition.holds(UnsafeRawPointer(address))
            }
        }
    }

    /// Whether the whole predicate holds for the models of a witness, the first of which is the root.
    func holds(_ models: [(slot: Int, model: any RowDecodable)]) throws -> Bool {
        try holds(models[0].model, whole == nil ? store(of: models) : MemoryStore())
    }

    private func holds(_ root: some RowDecodable, _ store: MemoryStore) throws -> Bool {
        effortOfWhole -= whole == nil ? size : size / 8 + 1
        let condition =
            try whole
            ?? MemoryCompiler(model: layout.slots[0].model, rows: MemoryRows(store, scopes: scopes)).condition(
                predicate)
        return try withUnsafePointer(to: root) { try condition.holds(UnsafeRawPointer($0)) }
    }

    func store(of models: [(slot: Int, model: any RowDecodable)]) -> MemoryStore {
        var store = MemoryStore()
        // Models of which there are none are there, too.
        for slot in layout.slots { store.addNone(of: slot.model) }
        for (_, model) in models { store.addOne(model) }
        return store
    }
}

extension MemoryStore {
    mutating func addOne(_ model: some Fetchable) { add([model]) }

    fileprivate mutating func addNone<Model: Fetchable>(of type: Model.Type) { add([] as [Model]) }
}
