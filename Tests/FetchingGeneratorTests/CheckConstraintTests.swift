import Testing

@testable import FetchingGenerator

@Suite("CHECK constraints") struct CheckConstraintTests {
    @Test(
        "that list the values of a column",
        arguments: [
            "CREATE TABLE t (plan TEXT CHECK (plan IN ('a', 'b''c')))",
            "CREATE TABLE t (plan TEXT, CONSTRAINT known CHECK (\"plan\" in ('a','b''c')))",
            "CREATE TABLE t ([plan] TEXT CHECK ([plan] IS NULL OR [plan] IN ('a', 'b''c')))",
            "CREATE TABLE t (plan TEXT CHECK ((`Plan` IN ('a', 'b''c'))))",
            "CREATE TABLE t (plan TEXT CHECK (plan = 'a' OR plan == 'b''c' OR plan = 'a'))",
            "CREATE TABLE t (plan TEXT /* CHECK (x IN ('no')) */ CHECK -- it\n (plan IN ('a', 'b''c')), n INT CHECK (n > 0))",
        ])
    func listed(sql: String) { #expect(CheckConstraints(sql: sql).values(of: "plan") == .texts(["a", "b'c"])) }

    @Test(
        "that say something else list nothing",
        arguments: [
            "CREATE TABLE t (plan TEXT CHECK (plan NOT IN ('a', 'b')))",
            "CREATE TABLE t (plan TEXT CHECK (plan IN ('a', 1)))",
            "CREATE TABLE t (plan TEXT CHECK (plan IN ('a') AND n > 0))",
            "CREATE TABLE t (plan TEXT CHECK (plan IN ('a') OR other IN ('b')))",
            "CREATE TABLE t (plan TEXT CHECK (lower(plan) IN ('a')))",
            "CREATE TABLE t (plan TEXT CHECK (plan IN (SELECT 1)))",
            "CREATE TABLE t (plan TEXT DEFAULT 'CHECK (plan IN (''a''))')",
            "CREATE TABLE t (plan TEXT CHECK (plan IN ('a'",
            "CREATE TABLE t (plan TEXT CHECK (plan IN ()))", "CHECK", "",
        ])
    func notListed(sql: String) { #expect(CheckConstraints(sql: sql).values(of: "plan") == nil) }

    @Test("of numbers are told from those of texts")
    func numbers() {
        #expect(
            CheckConstraints(sql: "CREATE TABLE t (n INT CHECK (n IN (1, 2, 3)))").values(of: "N")
                == .numbers(["1", "2", "3"]))
    }
}
