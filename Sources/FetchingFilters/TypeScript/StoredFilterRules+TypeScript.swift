extension StoredFilterRules {
    /// A module of TypeScript for clients that write filters: the types of what the rules allow, and functions that build it.
    ///
    /// ```swift
    /// let rules = StoredFilterRules<Book>(members: .only(\.title, \.pages))
    /// try rules.typescript().write(to: file, atomically: true, encoding: .utf8)
    /// ```
    ///
    /// ```typescript
    /// import { BookFilter } from "./book-filter";
    /// const filter = BookFilter.predicate(BookFilter.test("pages", ">", 300));
    /// const body = JSON.stringify(filter);     // {"version":1,"model":"Book","where":{"member":"pages","is":">","value":300}}
    /// ```
    ///
    /// The file depends on nothing. The body is what ``Fetchable/predicate(stored:rules:)`` reads, and one of a request what
    /// ``Fetchable/request(stored:rules:)`` reads. A member, an operator or a type of value that the rules leave out does not
    /// compile. Read with the rules, all the same: sizes, ranges and the values of texts are not in types.
    ///
    /// Computed values, comparisons of two members and rows outside are left out, and to-one relationships are followed three
    /// times. The same rules give the same text.
    ///
    /// - Throws: ``StoredFilterError`` with the code `noForm` if the rules lead to more than 100 models.
    public func typescript() throws -> String {
        let writer = try SchemaWriter(members.table, operators: operators, limits: limits, outerRows: 0)
        return TypeScriptModule(writer, model: StoredDocument<Model>.modelName).text
    }
}
