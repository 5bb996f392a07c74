extension KeeperCondition {
    static var texts: [KeeperCondition] {
        ["a", "B", "ab", "_1", "% ", "aB1", ""].flatMap { part in
            searches("name", part) { $0.name } + searches("motto", part) { $0.motto }
        } + equalities("name") { $0.name } + equalities("motto") { $0.motto }
    }

    static var patterns: [KeeperCondition] {
        [
            like("a*") { $0.hasPrefix("a") },
            like("*B") { $0.hasSuffix("B") },
            like("*ab*") { $0.contains("ab") },
            like("a*b") { $0.hasPrefix("a") && $0.hasSuffix("b") },
            like("*") { _ in true },
            like("*1*1*") { $0.split(separator: "1", omittingEmptySubsequences: false).count > 2 },
            like("abab") { $0 == "abab" },
            like("A*", ignoringCase: true) { $0.lowercased().hasPrefix("a") },
            like("*aB*", ignoringCase: true) { $0.lowercased().contains("ab") },
            KeeperCondition("(%K MATCHES %@)", .keyPath("motto"), .text("[ab].*")) { keeper in
                keeper.motto.map { $0.hasPrefix("a") || $0.hasPrefix("b") } ?? false
            },
            KeeperCondition("(%K MATCHES[c] %@)", .keyPath("motto"), .text(".*AB.*")) { keeper in
                keeper.motto?.lowercased().contains("ab") ?? false
            },
        ]
    }

    /// What is looked for in a text, with and without regard to case.
    private static func searches(
        _ path: String, _ part: String, of member: @escaping (Keeper) -> String?
    ) -> [KeeperCondition] {
        let operators: [(String, (String, String) -> Bool)] = [
            ("BEGINSWITH", { $0.hasPrefix($1) }), ("ENDSWITH", { $0.hasSuffix($1) }),
            ("CONTAINS", { $1.isEmpty || $0.contains($1) }),
        ]
        return operators.flatMap { name, matches in
            [
                KeeperCondition("(%K \(name) %@)", .keyPath(path), .text(part)) { keeper in
                    member(keeper).map { matches($0, part) } ?? false
                },
                KeeperCondition("(%K \(name)[c] %@)", .keyPath(path), .text(part)) { keeper in
                    member(keeper).map { matches($0.lowercased(), part.lowercased()) } ?? false
                },
            ]
        }
    }

    private static func equalities(_ path: String, of member: @escaping (Keeper) -> String?) -> [KeeperCondition] {
        [
            KeeperCondition("(%K == %@)", .keyPath(path), .text("abab")) { member($0) == "abab" },
            KeeperCondition("(%K != %@)", .keyPath(path), .text("ABab")) { member($0) != "ABab" },
            KeeperCondition("(%K IN %@)", .keyPath(path), .list([.text("abab"), .text("1% a"), .text("ab")])) {
                keeper in
                ["abab", "1% a", "ab"].contains(member(keeper))
            },
        ]
    }

    private static func like(
        _ pattern: String, ignoringCase: Bool = false, holds: @escaping (String) -> Bool
    ) -> KeeperCondition {
        KeeperCondition("(%K LIKE\(ignoringCase ? "[c]" : "") %@)", .keyPath("motto"), .text(pattern)) { keeper in
            keeper.motto.map(holds) ?? false
        }
    }
}
