import FetchingCore

/// Describes what the decoder accepts under some rules, in definitions that refer to each other.
///
/// Each scope has a condition and its tests. Each kind of expression has, in each scope, one definition of all that is of the
/// kind, and one of what is computed.
struct SchemaWriter {
    let tables: SchemaTables
    let kinds: SchemaKinds
    let scopes: [SchemaScope]
    let operators: StoredOperators
    let limits: StoredFilterLimits
    let outerRows: Int

    /// The kinds of computed values that some document can express, each in a scope.
    var computed: Set<Place> = []

    /// A kind of expression in a scope.
    struct Place: Hashable {
        let scope: SchemaScope
        let kind: Int
    }

    init(_ table: StoredMemberTable, operators: StoredOperators, limits: StoredFilterLimits, outerRows: Int) throws {
        tables = try SchemaTables.tables(of: table)
        kinds = SchemaKinds(of: tables)
        scopes = try tables.scopes(outerRows: outerRows)
        (self.operators, self.limits, self.outerRows) = (operators, limits, outerRows)
        findComputed()
    }

    /// A kind that nothing computes has no definition, and what would need it has none either.
    private mutating func findComputed() {
        var count = -1
        while computed.count > count {
            count = computed.count
            for scope in scopes {
                for kind in kinds.all.indices where !computed.contains(Place(scope: scope, kind: kind)) {
                    if !forms(of: kind, in: scope).isEmpty { computed.insert(Place(scope: scope, kind: kind)) }
                }
            }
        }
    }

    func allows(_ operation: StoredOperator) -> Bool { operators.allows(operation) }

    func related(in scope: SchemaScope) -> [SchemaRelated] { tables.related(in: scope, outerRows: outerRows) }

    /// The names of the members of a kind, or of some of them.
    func members(
        of kind: Int, in scope: SchemaScope, where isIncluded: (FetchableColumn) -> Bool = { _ in true }
    ) -> SchemaNames {
        SchemaNames(in: scope, of: tables) { node in
            node.columns.filter { kinds.index(of: $0) == kind && isIncluded($0) }.map(\.property)
        }
    }
}

extension SchemaWriter {
    /// The name of a scope, such as `Pet`, or `Owner-2` for that of another owner.
    private func name(of scope: SchemaScope) -> String {
        func model(_ scope: SchemaScope) -> String {
            String(
                tables.nodes[scope.rows.last ?? 0].model.unicodeScalars.filter {
                    $0.isASCII && $0.properties.isAlphabetic
                }.map(Character.init))
        }
        let name = model(scope)
        let earlier = scopes.prefix { $0 != scope }.count { model($0) == name }
        return earlier == 0 ? name : "\(name)-\(earlier + 1)"
    }

    func condition(in scope: SchemaScope) -> JSONValue { .reference(name(of: scope) + ".condition") }

    func tests(in scope: SchemaScope) -> JSONValue { .reference(name(of: scope) + ".test") }

    /// The members and computed values of a kind; nil if there is none.
    func expression(_ kind: Int, in scope: SchemaScope) -> JSONValue? {
        guard computed.contains(Place(scope: scope, kind: kind)) || !members(of: kind, in: scope).isEmpty else {
            return nil
        }
        return .reference("\(name(of: scope)).\(kinds.name(kind))")
    }

    func computed(_ kind: Int, in scope: SchemaScope) -> JSONValue? {
        guard computed.contains(Place(scope: scope, kind: kind)) else { return nil }
        return .reference("\(name(of: scope)).\(kinds.name(kind)).computed")
    }

    /// All definitions.
    var definitions: [JSONMember] {
        var definitions: [JSONMember] = []
        for scope in scopes {
            let name = name(of: scope)
            definitions.append(JSONMember("\(name).condition", conditionForms(in: scope)))
            let labels = tables.labels(from: scope.rows.last ?? 0)
            definitions.append(JSONMember("\(name).test", .any(of: testForms(in: scope)).described(labels)))
            for kind in kinds.all.indices where expression(kind, in: scope) != nil {
                let names = members(of: kind, in: scope)
                let member =
                    names.isEmpty ? [] : [JSONValue.closed([JSONMember(StoredFormat.Key.member, names.schema)])]
                let computed = computed(kind, in: scope)
                definitions.append(
                    JSONMember(
                        "\(name).\(kinds.name(kind))", .any(of: member + (computed.map { [$0] } ?? []))))
                if computed != nil {
                    definitions.append(
                        JSONMember("\(name).\(kinds.name(kind)).computed", .any(of: forms(of: kind, in: scope))))
                }
            }
        }
        return definitions + valueDefinitions
    }
}
