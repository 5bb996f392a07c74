import FetchingSQLite
import Testing

/// What SQLite says of its plans, in all versions since 3.24, and what is made of it. These lines are fixed.
@Suite("The words of a plan") struct PlanWordsTests {
    @Test(arguments: [
        ("SCAN users", "reads every row of 'users'"),
        ("SCAN TABLE users", "reads every row of 'users'"),
        ("SCAN TABLE users AS owner", "reads every row of 'owner' (of 'users')"),
        ("SCAN users USING INDEX users_score", "reads every row of 'users' in the order of the index 'users_score'"),
        (
            "SCAN users USING COVERING INDEX users_score",
            "reads every row of 'users' from the index 'users_score' alone"
        ),
        (
            "SEARCH users USING INDEX users_score (score>?)",
            "finds rows of 'users' by the index 'users_score' (score > ?)"
        ),
        (
            "SEARCH TABLE users USING INDEX users_score (score>? AND score<?)",
            "finds rows of 'users' by the index 'users_score' (score > ? and score < ?)"
        ),
        (
            "SEARCH users USING COVERING INDEX users_name_score (name=? AND score>?)",
            "finds rows of 'users' by the index 'users_name_score' alone (name = ? and score > ?)"
        ),
        ("SEARCH users USING INDEX i ((a,b)>(?,?))", "finds rows of 'users' by the index 'i' ((a,b) > (?,?))"),
        ("SEARCH users USING INDEX i (ANY(a) AND b=?)", "finds rows of 'users' by the index 'i' (ANY(a) and b = ?)"),
        ("SEARCH users USING INTEGER PRIMARY KEY (rowid=?)", "finds rows of 'users' by the primary key (rowid = ?)"),
        ("SEARCH codes USING PRIMARY KEY (code=?)", "finds rows of 'codes' by the primary key (code = ?)"),
        (
            "SEARCH users USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN",
            "finds rows of 'users' by the primary key (rowid = ?), or gives nil where there is none"
        ),
        (
            "SEARCH pets EXISTS USING INDEX pets_owner (owner_id=?)",
            "finds rows of 'pets' by the index 'pets_owner' (owner_id = ?), the first of which is enough"
        ),
        ("SCAN pets LEFT-JOIN", "reads every row of 'pets', or gives nil where there is none"),
        (
            "SEARCH pets USING AUTOMATIC COVERING INDEX (owner_id=?)",
            "finds rows of 'pets' by an index that is built for this query alone (owner_id = ?)"
        ),
        (
            "SEARCH TABLE pets AS p USING AUTOMATIC PARTIAL COVERING INDEX (owner_id=?)",
            "finds rows of 'p' (of 'pets') by an index that is built for this query alone (owner_id = ?)"
        ),
        ("SEARCH users", "finds rows of 'users'"),
        ("SCAN fetching_list VIRTUAL TABLE INDEX 0:", "reads the list of values"),
        ("SCAN TABLE fetching_list VIRTUAL TABLE INDEX 0:", "reads the list of values"),
        ("SCAN docs VIRTUAL TABLE INDEX 0:M1", "reads 'docs', a virtual table (index 0:M1)"),
        ("SCAN (subquery-2)", "reads every row of (subquery-2)"),
    ])
    func access(_ detail: String, _ words: String) {
        #expect(step(detail).words == words)
    }

    @Test(arguments: [
        ("USE TEMP B-TREE FOR ORDER BY", "sorts the rows"),
        ("USE TEMP B-TREE FOR GROUP BY", "sorts the rows into groups"),
        ("USE TEMP B-TREE FOR DISTINCT", "leaves out the rows that were there already"),
        (
            "USE TEMP B-TREE FOR LAST TERM OF ORDER BY",
            "sorts rows that are equal so far, by the last term of the order"
        ),
        (
            "USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY",
            "sorts rows that are equal so far, by the last 2 terms of the order"
        ),
        (
            "USE TEMP B-TREE FOR RIGHT PART OF ORDER BY",
            "sorts rows that are equal so far, by the last terms of the order"
        ),
        ("USE TEMP B-TREE FOR count(DISTINCT)", "takes each value of count once"),
        ("CORRELATED SCALAR SUBQUERY 1", "for each row"),
        ("EXECUTE CORRELATED SCALAR SUBQUERY 1", "for each row"),
        ("CORRELATED LIST SUBQUERY 12", "for each row, makes a list"),
        ("SCALAR SUBQUERY 1", "once"),
        ("LIST SUBQUERY 3", "makes a list, once"),
        ("REUSE LIST SUBQUERY 3", "uses the list of subquery 3 again"),
        ("REUSE SUBQUERY 3", "uses the result of subquery 3 again"),
        ("MULTI-INDEX OR", "finds rows by each side of an \"or\""),
        ("INDEX 2", "side 2"),
        ("USING INDEX users_name FOR IN-OPERATOR", "looks values up in the index 'users_name'"),
        ("USING ROWID SEARCH ON TABLE users FOR IN-OPERATOR", "looks values up among the keys of 'users'"),
        ("CO-ROUTINE (subquery-1)", "computes (subquery-1), a row at a time"),
        ("MATERIALIZE via", "computes 'via' once, and keeps the rows"),
        ("BLOOM FILTER ON pets (owner_id=?)", "leaves out early what has no match in 'pets' (owner_id = ?)"),
        ("RIGHT-JOIN pets", "gives the rows of 'pets' that were not joined"),
        ("COMPOUND QUERY", "takes together the rows of several queries"),
        ("LEFT-MOST SUBQUERY", "the first query"),
        ("UNION ALL", "all rows of another query"),
        ("UNION USING TEMP B-TREE", "the rows of another query that are not there yet"),
        ("EXCEPT USING TEMP B-TREE", "without the rows of another query"),
        ("INTERSECT USING TEMP B-TREE", "only the rows that are in another query too"),
        ("MERGE (UNION)", "merges two sorted queries (UNION)"),
        ("LEFT", "the first query"),
        ("RIGHT", "the second query"),
        ("SETUP", "at first"),
        ("RECURSIVE STEP", "again for each row that this gives"),
        ("SCAN CONSTANT ROW", "gives one row, of no table"),
        ("SCAN 3 CONSTANT ROWS", "gives 3 rows, of no table"),
    ])
    func others(_ detail: String, _ words: String) {
        #expect(step(detail).words == words)
    }

    @Test(
        "A line that is not known stays as it is",
        arguments: [
            "", "SCAN ", "SCAN", "SEARCH users USING MAGIC (a=?)", "USE TEMP B-TREE FOR MAGIC", "INDEX", "INDEX one",
            "REMATERIALIZE x", "BLOOM FILTER ON pets", "SCAN TABLE ", "SEARCH users USING ", "MAGIC 3", "é 🦊",
        ])
    func unknownLines(_ detail: String) {
        #expect(step(detail).words == detail)
        #expect(step(detail).detail == detail)
    }

    @Test func anAliasIsGivenWithItsTable() {
        let sql = #"SELECT 1 FROM "pets" JOIN "users" AS "pet ""the"".owner" ON "x"."id" = "pets"."owner_id""#
        #expect(
            step(#"SCAN pet "the".owner"#, of: sql).words == #"reads every row of 'pet "the".owner' (of 'users')"#)
        #expect(step("SCAN pets", of: sql).words == "reads every row of 'pets'")
    }

    @Test func linesAreATree() {
        let statement = QueryPlan.Statement(
            #"SELECT "id" FROM "users""#,
            plan: [
                PlanLine(id: 3, parent: 0, detail: "SCAN users"),
                PlanLine(id: 7, parent: 0, detail: "CORRELATED SCALAR SUBQUERY 1"),
                PlanLine(id: 12, parent: 7, detail: "MULTI-INDEX OR"),
                PlanLine(id: 14, parent: 12, detail: "INDEX 1"),
                PlanLine(id: 15, parent: 14, detail: "SEARCH pets USING INDEX pets_name (name=?)"),
                PlanLine(id: 20, parent: 0, detail: "USE TEMP B-TREE FOR ORDER BY"),
            ])
        #expect(
            statement.description == """
                SELECT "id" FROM "users"
                  reads every row of 'users'
                  for each row:
                    finds rows by each side of an "or":
                      side 1:
                        finds rows of 'pets' by the index 'pets_name' (name = ?)
                  sorts the rows
                """)
    }

    @Test func noLineIsLost() {
        let statement = QueryPlan.Statement(
            "SELECT",
            plan: [
                PlanLine(id: 1, parent: 2, detail: "A"), PlanLine(id: 2, parent: 1, detail: "B"),
                PlanLine(id: 3, parent: 3, detail: "C"), PlanLine(id: 1, parent: 99, detail: "D"),
            ])
        for detail in ["A", "B", "C", "D"] { #expect(statement.description.contains(detail)) }
    }

    private func step(_ detail: String, of sql: String = "") -> QueryPlan.Step {
        QueryPlan.Statement(sql, plan: [PlanLine(id: 2, parent: 0, detail: detail)]).steps[0]
    }
}
