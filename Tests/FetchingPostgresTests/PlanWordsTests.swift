#if Postgres
import FetchingPostgres
import Testing

/// What PostgreSQL says of its plans, and what is made of it.
@Suite("The words of a plan of PostgreSQL")
struct PlanWordsTests {
    @Test(arguments: [
        (#""Seq Scan", "Relation Name": "users", "Alias": "users""#, "reads every row of 'users'"),
        (#""Seq Scan", "Relation Name": "users", "Alias": "owner""#, "reads every row of 'owner' (of 'users')"),
        (
            #""Index Scan", "Relation Name": "u", "Alias": "u", "Index Name": "i""#,
            "reads every row of 'u' in the order of the index 'i'"
        ),
        (
            #""Index Only Scan", "Relation Name": "u", "Alias": "u", "Index Name": "i""#,
            "reads every row of 'u' from the index 'i' alone"
        ),
        (
            #""Index Only Scan", "Relation Name": "u", "Alias": "u", "Index Name": "i", "Index Cond": "(u.id = pets.owner)""#,
            "finds rows of 'u' by the index 'i' alone (id = pets.owner)"
        ),
        (
            #""Index Scan", "Relation Name": "u", "Alias": "u", "Index Name": "i", "Index Cond": "((u.a = 'x''y) AND'::text) AND (u.\"B c\" > '-1.5'::double precision) AND (u.d = '2024-01-01 00:00:00+00'::timestamp with time zone) AND (u.e1 = 17))""#,
            "finds rows of 'u' by the index 'i' ((a = ?) and (\"B c\" > ?) and (d = ?) and (e1 = ?))"
        ),
        (
            #""Index Scan", "Relation Name": "u", "Alias": "u", "Index Name": "i", "Index Cond": "(u.n = ANY ('{1,2}'::bigint[]))""#,
            "finds rows of 'u' by the index 'i' (n = ANY (?))"
        ),
        (
            #""Index Scan", "Relation Name": "u", "Alias": "u", "Index Name": "i", "Index Cond": "(u.n = E'a\\\\b'::character varying(3))""#,
            "finds rows of 'u' by the index 'i' (n = ?)"
        ),
        (#""Bitmap Heap Scan", "Relation Name": "u", "Alias": "u""#, "finds rows of 'u' by their places"),
        (#""Bitmap Index Scan", "Index Name": "i", "Index Cond": "(a = 1)""#, "finds places by the index 'i' (a = ?)"),
        (#""BitmapAnd""#, "takes the places that all of these give"),
        (#""BitmapOr""#, "takes the places that any of these gives"),
        (#""Function Scan", "Function Name": "unnest", "Alias": "k""#, "reads the list of values"),
        (#""Function Scan", "Function Name": "f", "Alias": "k""#, "reads the rows of the function 'f'"),
        (#""Values Scan", "Alias": "*VALUES*""#, "reads a list of rows, of no table"),
        (#""CTE Scan", "CTE Name": "c", "Alias": "c""#, "reads every row of 'c'"),
        (#""Subquery Scan", "Alias": "fetching.rows""#, "computes 'fetching.rows', a row at a time"),
        (#""Nested Loop", "Join Type": "Inner""#, "joins two steps, reading the second for each row of the first"),
        (
            #""Hash Join", "Join Type": "Left", "Hash Cond": "(a.b = c.d)""#,
            "joins two steps, with nil where the second has no row, by a hash table (a.b = c.d)"
        ),
        (
            #""Hash Join", "Join Type": "Anti", "Hash Cond": "(a.b = c.d)""#,
            "takes the rows of the first step that the second has no row for, by a hash table (a.b = c.d)"
        ),
        (
            #""Merge Join", "Join Type": "Semi", "Merge Cond": "(a.b = c.d)""#,
            "takes the rows of the first step that the second has a row for, which are both sorted (a.b = c.d)"
        ),
        (#""Hash""#, "makes a hash table of the rows"), (#""Sort", "Sort Key": ["a.b DESC"]"#, "sorts the rows"),
        (#""Incremental Sort""#, "sorts rows that are equal so far, by the last terms of the order"),
        (#""Limit""#, "takes as many rows as are asked for"),
        (#""Unique""#, "leaves out the rows that were there already"),
        (#""Append""#, "takes together the rows of several steps"),
        (#""Merge Append""#, "merges the rows of several sorted steps"),
        (#""Materialize""#, "keeps the rows, to read them again"),
        (#""Memoize", "Cache Key": "a.b""#, "keeps the rows of each key, to give them again"),
        (#""Gather""#, "runs in several processes"),
        (#""Gather Merge""#, "runs in several processes, and merges their sorted rows"),
        (#""Aggregate", "Strategy": "Plain", "Partial Mode": "Simple""#, "computes values of all rows"),
        (#""Aggregate", "Strategy": "Plain", "Partial Mode": "Partial""#, "computes parts of values of all rows"),
        (#""Aggregate", "Strategy": "Sorted""#, "computes values of each group of sorted rows"),
        (#""Aggregate", "Strategy": "Hashed""#, "computes values of each group, in a hash table"),
        (#""WindowAgg""#, "computes values of the rows before each"), (#""LockRows""#, "locks the rows"),
        (#""Result", "One-Time Filter": "false""#, "gives no row"), (#""Result""#, "gives one row, of no table"),
        (#""ModifyTable", "Operation": "Delete", "Relation Name": "u", "Alias": "u""#, "deletes rows of 'u'"),
        (#""ModifyTable", "Operation": "Update", "Relation Name": "u", "Alias": "u""#, "updates rows of 'u'"),
        (#""Something New", "Relation Name": "u", "Alias": "u""#, "Something New on u"),
    ])
    func words(_ node: String, _ words: String) throws {
        let statement = try QueryPlan.Statement("", plan: #"[{"Plan": {"Node Type": \#(node)}}]"#)
        #expect(statement.steps.map(\.words) == [words])
    }

    @Test("Statements within statements are told from joined tables")
    func subplans() throws {
        let scan = #""Node Type": "Seq Scan", "Relation Name": "u", "Alias": "u""#
        let statement = try QueryPlan.Statement(
            "SELECT",
            plan: """
                [{"Plan": {\(scan), "Plans": [
                    {\(scan), "Parent Relationship": "InitPlan", "Subplan Name": "InitPlan 1 (returns $0)"},
                    {\(scan), "Parent Relationship": "SubPlan", "Subplan Name": "SubPlan 2"},
                    {\(scan), "Parent Relationship": "InitPlan", "Subplan Name": "CTE c"}]}}]
                """)
        #expect(
            statement.description == """
                SELECT
                  reads every row of 'u':
                    once:
                      reads every row of 'u'
                    for each row:
                      reads every row of 'u'
                    computes 'c' once:
                      reads every row of 'u'
                """)
    }

    @Test("Another answer is an error", arguments: ["", "[]", "{}", "[{}]", "null"])
    func otherAnswers(_ json: String) {
        #expect(throws: (any Error).self) { try QueryPlan.Statement("", plan: json) }
    }
}
#endif
