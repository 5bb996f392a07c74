import Testing

/// Operands that fit find the overload that is meant for them, not one that refuses what does not fit.
///
/// The compiler ranks overloads by what it knows of their operands, and tries only the best of those that it can tell apart.
/// So each way to write an operand is tried here on its own: a value or a variable, optional or not, a call with overloads, a
/// literal, a choice, another operand or a condition, on either side.
@Suite struct FittingOperandTests {
    @Test(arguments: [SolverCost.importsWithoutGRDB, SolverCost.allImports])
    func anOperandThatFitsIsAccepted(imports: [String]) throws {
        let conditions = Self.conditions.joined(separator: "\n")
        let cost = try SolverCost.of(
            "\(Self.declarations)\nlet users = User.request().all().where { u in\n\(conditions)\n}", imports: imports)
        let lines = Self.declarations.split(separator: "\n").count + 2
        let refused = cost.errors.map { error in
            let index = (Int(error.prefix { $0.isNumber }) ?? 0) - lines
            return "\(Self.conditions.indices.contains(index) ? Self.conditions[index] : ""): \(error)"
        }
        #expect(refused.isEmpty, "\(refused.joined(separator: "\n"))")
        #expect(cost.scopes > Self.conditions.count)
    }

    /// The compiler knows less of an operand while it reads a chain.
    @Test(arguments: [SolverCost.importsWithoutGRDB, SolverCost.allImports])
    func anOperandThatFitsIsAcceptedInAChain(imports: [String]) throws {
        let filters = Self.conditions.enumerated().flatMap { index, condition in
            [
                "let inner\(index) = User.request().all().where { u in u.score > 3 && (\(condition)) || u.isAdmin }",
                "let first\(index) = User.request().all().where { u in \(condition) && u.isAdmin && u.nickname != nil }",
            ]
        }
        let cost = try SolverCost.of(([Self.declarations] + filters).joined(separator: "\n"), imports: imports)
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        #expect(cost.scopes > filters.count)
    }

    /// In groups, selections, orders and updates, where a member is of another type or is assigned.
    @Test(arguments: [SolverCost.importsWithoutGRDB, SolverCost.allImports])
    func anOperandThatFitsIsAcceptedInEachKindOfRequest(imports: [String]) throws {
        let cost = try SolverCost.of("\(Self.declarations)\n\(Self.requests)", imports: imports)
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        #expect(cost.scopes > 0)
    }

    private static let requests = #"""
        let keys = User.request().all().grouped(by: \.nickname).having { $0.key == wantedText }.select(\.key)
        let sums = User.request().all().grouped(by: \.plan)
            .having { $0.sum(\.score) > (limit ?? 3) && $0.count > whole && $0.max(\.score) == limit }.select(\.count)
        let extremes = User.request().all().grouped(by: \.plan)
            .having { $0.max(\.score) > $0.min(\.bonus) && $0.average(\.score) < limit ?? 2 }.select(\.count)
        let truths = User.request().all().grouped { $0.nickname == nil }.having { $0.key == true }.select(\.count)
        let values = User.request().all().select { $0.nickname == wantedText }
        let orders = User.request().all()
            .sorted(by: .ascending { $0.nickname == wantedText }, .descending { $0.isAdmin == ($0.nickname == nil) })
        let pets = Pet.request().all().where { $0.name == text && $0.weight > limit! && $0.weight != 3 }
        func assign(_ database: DatabaseQueue) throws {
            try User.request().all().where { $0.nickname == wantedText }.update(in: database) {
                $0.isAdmin = $0.nickname == wantedText
                $0.isAdmin = $0.nickname != wantedText
                $0.isAdmin = $0.nickname == text
                $0.isAdmin = $0.isAdmin == ($0.nickname == nil)
                $0.isAdmin = $0.pets.max(\.weight) == limit
                $0.isAdmin = $0.house.street == wantedText
                $0.score = $0.score + $0.bonus * number
            }
        }
        """#

    private static let declarations = #"""
        func choose<T>(_ x: T, _ y: T) -> T { x }
        func length(_ x: Int) -> Int { x }
        func length(_ x: String) -> Int { 1 }
        func length(_ x: Double) -> Double { x }
        let isOn = true, number = 1.5, whole = 5, text = "a"
        let wantedText: String? = nil, wantedDate: Date? = nil, limit: Double? = 1
        struct Box { var wanted: String?; var n: Int; var name: String; static let least = 3.0 }
        let box = Box(wanted: nil, n: 1, name: "")
        func compareMembers<Model: Fetchable, Value: FetchableValue>(
            _ member: FetchableMember<Model, Value>, _ value: Value, _ expression: FetchExpression<Model, Value>
        ) -> FetchPredicate<Model> { member == value && member != expression && expression == member }
        func compareOperands<Operand: FetchableOperand>(
            _ operand: Operand, _ value: Operand.Value
        ) -> FetchPredicate<Operand.Model> where Operand.Value: Comparable, Operand.Value.Base == Operand.Value {
            operand == value && operand < value && operand != operand
        }
        func compareTexts(_ text: some FetchableOperand<User, String>, _ value: String) -> FetchPredicate<User> {
            text == value && text > value && text == text
        }
        func sum(_ u: User.FetchableMembers) -> FetchExpression<User, Double> { u.score + u.bonus }
        let wantedWhole: Int? = 1, wantedTruth: Bool? = nil, wantedPlan: Plan? = nil
        func heaviest(_ u: User.FetchableMembers) -> FetchExpression<User, Double?> { u.pets.max { $0.weight } }
        """#

    private static let conditions = #"""
        u.nickname == wantedText
        u.nickname != wantedText && u.nickname == text && u.name == text
        u.nickname == box.wanted
        u.score > (isOn ? 1 : 2)
        u.score > (isOn ? number : 2)
        u.score == min(number, 2)
        u.score >= limit ?? 3
        u.score < length(1.5)
        u.score == length(1.5)
        u.name == choose("a", "b")
        u.score > choose(1, 2)
        u.score == (sum(u) + 1)
        u.score == (u.score + u.bonus)
        u.score < u.score * 2 + u.bonus
        u.score * 2 == u.score + u.bonus
        u.name == "\(text) b"
        u.score > -1
        u.score > -number
        u.score > 2 * 3
        u.score > 60 * 60.5
        u.score > Double(whole)
        u.score > Box.least
        u.score > .pi
        u.name == String(whole)
        u.name == text.uppercased()
        u.name == [text, "b"].joined()
        u.signupDate < .now
        u.signupDate < Date()
        u.signupDate == Date.distantPast.addingTimeInterval(5)
        u.signupDate < Date().addingTimeInterval(-60 * 60 * 24)
        u.plan == .premium
        u.plan != (isOn ? .premium : .freemium)
        u.plan == Plan(rawValue: "premium")!
        u.plan == choose(.premium, .freemium)
        u.isAdmin == isOn
        u.isAdmin == !isOn
        u.isAdmin == (whole > 3)
        u.isAdmin == (u.score > 3)
        (u.score > 3) == u.isAdmin
        (u.nickname == nil) == u.isAdmin
        (u.nickname == nil) == (u.score > 1)
        (u.nickname == nil) == (u.nickname == text)
        u.isAdmin == (u.nickname == nil)
        u.isAdmin != (u.nickname != nil && u.score > 3)
        u.pets.count > whole
        u.pets.count > [1, 2].count
        u.pets.count == length(1)
        u.pets.count { $0.weight > number } > 1
        u.pets.contains { $0.name == u.name && $0.weight > u.score }
        u.house == nil
        u.house != nil && u.house.street == text
        u.house.street == u.name
        u.name == u.house.street
        u.house.street == wantedText
        u.nickname == u.house.street
        u.score == (try? Double("2", format: .number)) ?? 3
        u.name == { "a" }()
        u.name == text as String
        u.nickname == text as String?
        u.nickname == nil as String?
        u.nickname == (isOn ? nil : "a")
        u.nickname == (isOn ? text : nil)
        u.pets.max { $0.weight } < number
        u.pets.max { $0.weight } == limit
        u.pets.max { $0.weight } != limit
        u.pets.max(\.weight) == limit
        u.pets.sum(\.weight) > number
        heaviest(u) == limit
        u.id * whole - u.id / u.id > whole
        u.id % whole == whole
        u.house.floors % whole == whole
        u.id % 2 == 0 && u.house.floors % 2 == 1
        u.score * number == limit ?? 3
        u.score + u.bonus == u.score * number
        u.house.floors == wantedWhole
        u.house.floors % 2 == wantedWhole
        (u.score + 1) / 2 >= number
        -u.score < number
        u.pets.count { $0.weight > number } == whole
        u.pets.count { $0.weight > number } == [1].first ?? 2
        u.pets.max { $0.weight } == u.score
        u.score == u.pets.max { $0.weight }
        u.score > u.pets.max { $0.weight * 2 }
        u.pets.max { $0.weight } > u.pets.min { $0.weight }
        u.pets.max { $0.weight } == nil
        (u.nickname == wantedText) == (u.name != text)
        u.isVerified == wantedTruth
        u.isVerified == isOn
        u.plan == wantedPlan ?? .premium
        u.house == whole
        u.house != whole && u.house == 3
        u.house == u.house
        u.house == (wantedWhole ?? 3)
        u.pets.contains { $0 == whole }
        u.pets.count { $0 != whole && $0.name == text } > 1
        u.signupDate == wantedDate ?? .now
        """#.split(separator: "\n")
}
