import FetchingCore
import Foundation

private typealias Key = StoredFormat.Key

/// Writes a module: for each model that the rules lead to its tests and conditions, and what builds them.
struct TypeScriptModule {
    private let writer: SchemaWriter
    private let type: TypeScriptType
    private let model: String

    /// The names of the models, as they begin the names of types.
    private let names: [String]

    init(_ writer: SchemaWriter, model: String) {
        (self.writer, self.model) = (writer, model)
        type = TypeScriptType(definitions: writer.valueDefinitions)
        var names: [String] = []
        for node in writer.tables.nodes {
            let name = Self.identifier(node.model)
            var (candidate, number) = (name, 2)
            // 'NilOrder' is a type of the module.
            while names.contains(candidate) || candidate == "Nil" {
                (candidate, number) = ("\(name)_\(number)", number + 1)
            }
            names.append(candidate)
        }
        self.names = names
    }

    /// The letters and digits of a name that begin an identifier. What follows them makes it no reserved word.
    private static func identifier(_ name: String) -> String {
        let letters = name.unicodeScalars.filter { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        }
        let begins = letters.first?.properties.isAlphabetic ?? false
        return (begins ? "" : "Model") + String(String.UnicodeScalarView(letters))
    }

    /// The module: a class is there before it is used.
    var text: String {
        let operators = TextOperator.allCases.map { StoredOperator($0) }.filter(writer.allows)
        let helpers = TypeScriptText.helpers(
            textOperators: operators.flatMap { operation in
                StoredOperation.allSuffixes.map { operation.rawValue + $0 }
            })
        let models = writer.tables.nodes.indices.map(declarations)
        let parts = [TypeScriptText.head(names[0]), helpers] + models + [documents, builder]
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func declarations(_ node: Int) -> String {
        let name = names[node]
        let rows =
            writer.allows(.missing)
            ? SchemaTool.names(from: node, of: writer.tables) { $0.toOne.map(\.name) } : []
        let related = writer.allows(.exists) ? related(of: node) : []
        var conditions = [
            "boolean", "\(name)Test", "{ \(Key.and): NonEmpty<\(name)Condition> }",
            "{ \(Key.or): NonEmpty<\(name)Condition> }", "{ \(Key.not): \(name)Condition }",
        ]
        if !rows.isEmpty {
            conditions.append(#"{ \#(Key.row): \#(name)Row; \#(Key.operation): "missing" }"#)
        }
        conditions += related.map { names, target in
            "{ exists: \(union(names)); \(Key.condition): \(self.names[target])Condition }"
        }
        let relatedTypes = related.flatMap { names, target in
            names.map { "    \(literal($0)): \(self.names[target])Condition;\n" }
        }
        return """
            \(comment("A test of a member of '\(name)'.", of: node))
            export type \(name)Test =\(alternatives(tests(of: node)))

            /** A condition on '\(name)'. */
            export type \(name)Condition =\(alternatives(conditions))

            /** The to-one relationships of '\(name)' that may be asked about. */
            export type \(name)Row = \(union(rows));

            /** The to-many relationships of '\(name)', with the conditions on what they lead to. */
            export interface \(name)Related {
            \(relatedTypes.joined())}
            """
                + (node == 0
                    ? ""
                    : """


                    /** Builds conditions on '\(name)'. */
                    export const \(name)Filter = new \(conditionsType(name))();
                    """)
    }

    /// A comment, with what the models say of their members.
    private func comment(_ text: String, of node: Int) -> String {
        guard let labels = writer.tables.labels(from: node) else { return "/** \(text) */" }
        // The text of a model could end the comment.
        let lines = labels.replacingOccurrences(of: "*/", with: "*\\/", options: .literal).split(separator: "\n").map {
            " * - \($0)"
        }
        return (["/**", " * \(text)", " *"] + lines + [" */"]).joined(separator: "\n")
    }

    private func conditionsType(_ name: String) -> String {
        "Conditions<\(name)Condition, \(name)Test, \(name)Row, \(name)Related>"
    }

    private func alternatives(_ types: [String]) -> String {
        types.isEmpty ? " never;" : types.map { "\n    | " + $0 }.joined() + ";"
    }

    private func union(_ names: [String]) -> String {
        names.isEmpty ? "never" : names.map(literal).joined(separator: " | ")
    }

    private func literal(_ text: String) -> String { JSONValue.text(text).typeScript }

    /// The to-many relationships, by where they lead.
    private func related(of node: Int) -> [(names: [String], target: Int)] {
        writer.tables.nodes.indices.compactMap { target in
            let names = SchemaTool.names(from: node, of: writer.tables) {
                $0.toMany.filter { $0.target == target }.map(\.name)
            }
            return names.isEmpty ? nil : (names, target)
        }
    }
}

extension TypeScriptModule {
    /// The tests of the members of a model, as the schema has them.
    private func tests(of node: Int) -> [String] {
        memberKinds(of: node).flatMap { kind, cases, names in
            writer.tests(of: JSONMember(Key.member, .enumeration(names)), of: kind, examples: cases).map {
                type.text(of: $0, without: [Key.value, Key.values])
            }
        }
    }

    /// The names of members of one kind and with the same cases.
    private func memberKinds(of node: Int) -> [(kind: Int, cases: [JSONValue], names: [String])] {
        let columns = writer.tables.nodes.flatMap(\.columns)
        return writer.kinds.all.indices.flatMap { kind in
            let all = columns.filter { writer.kinds.index(of: $0) == kind }.map(\.listedCases)
            var choices: [[JSONValue]] = []
            for cases in all where !choices.contains(cases) { choices.append(cases) }
            return choices.compactMap { cases in
                let names = SchemaTool.names(from: node, of: writer.tables) { node in
                    node.columns.filter { writer.kinds.index(of: $0) == kind && $0.listedCases == cases }.map(
                        \.property)
                }
                return names.isEmpty ? nil : (kind, cases, names)
            }
        }
    }

    /// The members by which models can be sorted, and the orders that they take.
    private var sortTerms: [String] {
        memberKinds(of: 0).filter { writer.kinds.all[$0.kind].isOrdered }.map { kind, _, names in
            let orders = type.text(of: writer.orders(of: kind))
            return "{ \(Key.member): \(union(names)); \(Key.order): \(orders); \(Key.nils): NilOrder }"
        }
    }

    private var isLimited: Bool { writer.limits.models != nil }

    private var documents: String {
        let name = names[0]
        return """
            /** A term of an order. */
            export type \(name)Order =\(alternatives(sortTerms))

            /** A stored predicate of '\(name)'. */
            export interface \(name)Predicate {
                \(Key.version): \(StoredFormat.version);
                \(Key.model): \(literal(model));
                \(Key.condition): \(name)Condition;
            }

            /** A stored request of '\(name)'. */
            export interface \(name)Request extends \(name)Predicate {
                \(Key.sort): \(name)Order[];
                \(Key.limit): number\(isLimited ? "" : " | null");
                \(Key.offset): number | null;
                \(Key.isDistinct): boolean;
            }

            /** The parts of a request: without a condition all models, without an order in any. */
            export interface \(name)RequestParts {
                where?: \(name)Condition;
                sort?: \(name)Order[];
                limit\(isLimited ? "" : "?"): number;
                offset?: number;
                distinct?: boolean;
            }
            """
    }

    private var builder: String {
        let name = names[0]
        return """
            /** Builds conditions on '\(name)', orders, predicates and requests. */
            export class \(name)Documents extends \(conditionsType(name)) {
                /** A stored predicate. */
                predicate(condition: \(name)Condition): \(name)Predicate {
                    return { \(Key.version): \(StoredFormat.version), \(Key.model): \(literal(model)), \(Key.condition): condition };
                }

                /** A stored request. */
                request(parts: \(name)RequestParts): \(name)Request {
                    return {
                        ...this.predicate(parts.where ?? true),
                        \(Key.sort): parts.sort ?? [],
                        \(Key.limit): count(parts.limit)\(isLimited ? "" : " ?? null"),
                        \(Key.offset): count(parts.offset) ?? null,
                        \(Key.isDistinct): parts.distinct ?? false,
                    };
                }
            \(orderFunction(StoredFormat.ascending, "An order by a member"))
            \(orderFunction(StoredFormat.descending, "The opposite order by a member"))
            }

            export const \(name)Filter = new \(name)Documents();
            """
    }

    private func orderFunction(_ order: String, _ comment: String) -> String {
        let name = names[0]
        return """

                /** \(comment), for text with options as in "[cd]". */
                \(order)<Member extends \(name)Order["member"]>(
                    member: Member,
                    options?: OptionsOf<\(name)Order, Member>,
                    nils: NilOrder = "smallest",
                ): \(name)Order {
                    return { member, order: "\(order)" + (options ?? ""), nils } as unknown as \(name)Order;
                }
            """
    }
}
