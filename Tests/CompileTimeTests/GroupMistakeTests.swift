import Testing

/// Conditions on groups, right and wrong, in a chain of 20: as cheap as those of `where`.
@Suite struct GroupMistakeTests {
    private static let places = [0, 10, 19]

    /// The most that an expression with a mistake may cost.
    private static let scopes = 3000

    private static func imports(besideGRDB: Bool) -> [String] {
        besideGRDB ? SolverCost.allImports : SolverCost.importsWithoutGRDB
    }

    @Test(arguments: [false, true])
    func aRightChainIsCheap(besideGRDB: Bool) throws {
        let cost = try SolverCost.of(
            Filter.having(Conditions.grouped(20)).source, imports: Self.imports(besideGRDB: besideGRDB))
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        #expect(cost.scopes <= 25 * 20, "\(cost.scopes) scopes")
    }

    /// All mistakes at all places, checked together: each is one error, at the line where it stands.
    @Test(arguments: [false, true])
    func aMistakeIsOneErrorWhereItStands(besideGRDB: Bool) throws {
        var source = ""
        var expected: [(line: Int, mistake: Mistake)] = []
        for mistake in Mistake.ofGroups {
            for place in Self.places {
                let filter = Filter.having(Conditions.grouped(20)).replacing(place, with: mistake.condition)
                let line = source.split(separator: "\n").count + 1
                expected.append((line + filter.line(of: place), mistake))
                source += filter.source.replacing("let users =", with: "let users\(expected.count) =") + "\n"
            }
        }
        let cost = try SolverCost.of(
            source, imports: Self.imports(besideGRDB: besideGRDB), limitOfExpression: Self.scopes)
        #expect(cost.errors.count == expected.count)
        for (line, mistake) in expected {
            // An operand that is not a condition is reported at the operator, which may be on the line below.
            let isThere = cost.errors.contains {
                ($0.hasPrefix("\(line): ") || $0.hasPrefix("\(line + 1): ")) && $0.contains(mistake.message)
            }
            #expect(isThere, "line \(line), \(mistake.condition): \(cost.errors)")
        }
    }
}

extension Mistake {
    private static let ofGroup = "a group has 'key', 'count', 'sum', 'average', 'min' and 'max'"

    /// Mistakes in the place of a condition on groups.
    fileprivate static let ofGroups: [Mistake] = [
        .init("$0.scor > 3", ofGroup), .init("$0.score > 3", ofGroup), .init("$0.isAdmin", ofGroup),
        .init("$0.cuont > 3", ofGroup), .init(#"$0.kye == "a""#, ofGroup),
        .init(#"$0.average(\.scor) > 3"#, ofUser), .init(#"$0.sum(\.bonnus) > 3.5"#, ofUser),
        .init(#"$0.count(distinct: \.nmae) > 3"#, ofUser), .init("$0.count { $0.isAdmn } > 3", ofUser),
        .init(#"$0.average(\.score) { $0.scor > 3 } > 3"#, ofUser),
        .init("$0.count { $0.pets.contains { $0.wieght > 3 } } > 3", ofPet),
        .init("$0.count > \"a\"", "compare it with an 'Int'"),
        .init("$0.key == \"premium\"", "compare it with a value or member of its own type"),
        .init(#"$0.min(\.name) == 3"#, "compare it with a value or member of its own type"),
        .init("$0.count", "only a Bool is a condition"),
        .init("$0.count { $0.score } > 3", "only a Bool is a condition"),
        .init("3 < $0.count", "write the member first"),
    ]
}
