public import FetchingCore
import FetchingSQL
import Foundation

extension PolicedFetchable {
    /// The statements that give the table the policy of the model as PostgreSQL's row-level security: for review, and for a migration.
    ///
    /// ```swift
    /// for statement in try Note.rowLevelSecurity() { print(statement) }
    /// // ALTER TABLE "Note" ENABLE ROW LEVEL SECURITY
    /// // ALTER TABLE "Note" FORCE ROW LEVEL SECURITY
    /// // DROP POLICY IF EXISTS "fetching_rows" ON "Note"
    /// // DROP POLICY IF EXISTS "fetching_reading" ON "Note"
    /// // CREATE POLICY "fetching_reading" ON "Note" AS RESTRICTIVE FOR SELECT USING (…)
    /// // …
    /// // CREATE POLICY "fetching_rows" ON "Note" AS PERMISSIVE FOR ALL USING (TRUE) WITH CHECK (TRUE)
    /// ```
    ///
    /// The server lets through what some permissive policy of the table and each restrictive one let through. The conditions are
    /// restrictive, so that no other policy of the table widens them, and the last one is permissive, as there must be one. Beside it,
    /// permissive policies that the table has limit nothing any more: make these `AS RESTRICTIVE` first.
    ///
    /// Whoever acts is told by `setPrincipal(_:)`, in each transaction; without it, nothing is allowed that depends on it. Superusers,
    /// and roles with `BYPASSRLS`, are not subject to policies: connect as another role. A model to which the policy leads needs
    /// statements of its own, as the server looks at its rows by its own policies, too.
    ///
    /// - Returns: The statements, in their order, for one transaction. They can be run again.
    /// - Throws: `FetchError` if the policy asks for what is not a setting of ``PolicyPrincipal/policySettings``, compares one with a column
    ///   that stores its values in a form of its own, asks for several settings that may be nil, leads back to its own table, or has
    ///   a constant that differs from call to call, as a date may.
    public static func rowLevelSecurity() throws -> [String] {
        try requireNoCircle()
        let table = fetchableEntity.quotedName
        let rows = RowSecurity<Self>(settings: try Principal.checkedPolicySettings())
        func drop(_ name: String) -> String { "DROP POLICY IF EXISTS \"\(name)\" ON \(table)" }
        var statements = [
            "ALTER TABLE \(table) ENABLE ROW LEVEL SECURITY", "ALTER TABLE \(table) FORCE ROW LEVEL SECURITY",
            // The first to go and the last to come: meanwhile, nothing is allowed.
            drop("fetching_rows"),
        ]
        for action in PolicyAction.allCases {
            let name = "fetching_\(action.rawValue)"
            let needed: [PolicyAction] = action == .editing || action == .deleting ? [.reading, action] : [action]
            let isRefused = needed.contains(where: policy.refuses)
            let condition =
                try isRefused ? "FALSE" : needed.map { "(\(try rows.condition(of: $0)))" }.joined(separator: " AND ")
            statements.append(drop(name))
            statements.append("CREATE POLICY \"\(name)\" ON \(table) AS RESTRICTIVE FOR \(action.clause(condition))")
        }
        statements.append(
            "CREATE POLICY \"fetching_rows\" ON \(table) AS PERMISSIVE FOR ALL USING (TRUE) WITH CHECK (TRUE)")
        return statements
    }

    /// - Throws: `FetchError` if a policy leads back to its own table: the server refuses to look at it then, whatever is asked for.
    private static func requireNoCircle() throws {
        var tables = RelatedTables()
        for action in PolicyAction.allCases { try tables.visit(Self.self, action) }
    }
}

/// Walks from tables to those that their policies ask, each once.
private struct RelatedTables {
    private struct Rule: Hashable {
        let model: ObjectIdentifier
        let action: PolicyAction
    }

    private var visited: Set<Rule> = []
    private var path: [String] = []

    mutating func visit<Model: PolicedFetchable>(_ model: Model.Type, _ action: PolicyAction) throws {
        let table = Model.fetchableEntity.quotedName
        guard !path.contains(table) else { throw FetchError.circularPolicy.on(model) }
        guard visited.insert(Rule(model: ObjectIdentifier(model), action: action)).inserted else { return }
        path.append(table)
        let condition = Model.policy.condition(action, PrincipalSettings<Model.Principal>(nils: []))
        for related in condition?.relatedModels ?? [] {
            guard let related = related as? any PolicedFetchable.Type else { continue }
            try visit(related, .reading)
        }
        path.removeLast()
    }
}

extension PolicyAction {
    /// The command of a policy, with the condition on the rows before it and after it.
    fileprivate func clause(_ condition: String) -> String {
        switch self {
        case .reading: "SELECT USING (\(condition))"
        case .inserting: "INSERT WITH CHECK (\(condition))"
        case .editing: "UPDATE USING (\(condition)) WITH CHECK (\(condition))"
        case .deleting: "DELETE USING (\(condition))"
        }
    }
}

/// The settings of whoever acts, as a session of PostgreSQL has them.
enum PrincipalSetting {
    /// The name of the setting, which holds all members as JSON: one that was never set and one that is empty are told apart.
    static let name = "fetching.principal"

    /// The name of the type of whoever acts. No member has it.
    static let type = ""

    /// The text of a member, null where there is none. As a statement of its own, it is computed once and not for each row.
    static func text(of member: String) -> String {
        "(SELECT NULLIF(current_setting('\(name)', TRUE), '')::jsonb ->> \(member.quoted(by: "'")))"
    }
}

/// Writes the conditions of a model's policy for a server that knows who acts.
private struct RowSecurity<Model: PolicedFetchable> {
    let settings: [PolicySetting<Model.Principal>]

    /// The most settings that may be nil: each doubles the condition, as nil makes another one.
    private static var mostOptional: Int { 3 }

    func condition(of action: PolicyAction) throws -> String {
        let (first, used) = try condition(of: action, nils: [])
        let optional = used.filter { settings[$0].isOptional }
        guard optional.count <= Self.mostOptional else { throw FetchError.optionalPolicySettings.on(Model.self) }
        // Where nobody acts, or somebody of another type, all members would be nil.
        let type = "\(PrincipalSetting.text(of: PrincipalSetting.type)) = \("\(Model.Principal.self)".quoted(by: "'"))"
        let required =
            (used.isEmpty ? [] : [type]) + used.filter { !settings[$0].isOptional }.map { "\(text($0)) IS NOT NULL" }
        guard !optional.isEmpty else { return (required + [first]).joined(separator: " AND ") }
        let cases = try (0..<(1 << optional.count)).map { bits in
            let nils = Set(optional.indices.filter { bits & 1 << $0 != 0 }.map { optional[$0] })
            let tests = optional.map { "\(text($0)) IS \(nils.contains($0) ? "" : "NOT ")NULL" }
            return "(\((tests + [try condition(of: action, nils: nils).sql]).joined(separator: " AND ")))"
        }
        return (required + ["(\(cases.joined(separator: " OR ")))"]).joined(separator: " AND ")
    }

    private func condition(of action: PolicyAction, nils: Set<Int>) throws -> (sql: String, used: [Int]) {
        let asked = PrincipalSettings<Model.Principal>(nils: nils)
        let sql = try sql(of: action, asked)
        // What is different when it is asked again would be the same for ever.
        guard try self.sql(of: action, asked) == sql else { throw FetchError.changingPolicy.on(Model.self) }
        return ("(\(sql))", asked.used.sorted())
    }

    private func sql(of action: PolicyAction, _ asked: PrincipalSettings<Model.Principal>) throws -> String {
        let tree = Model.policy.condition(action, asked) ?? ExpressionTree(.constant(false))
        guard !asked.hasUnknown else { throw FetchError.unknownPolicySetting(Model.Principal.self).on(Model.self) }
        guard !tree.hasDateConstant else { throw FetchError.changingPolicy.on(Model.self) }
        let dialect = SQLDialect.postgres
        return try tree.rowCondition(for: dialect, of: Model.self).sql(in: dialect.rules, replacing: text(of:))
    }

    private func text(_ setting: Int) -> String { PrincipalSetting.text(of: settings[setting].name) }

    /// The text that stands in the place of a placeholder.
    private func text(of binding: SQLBinding) throws -> String {
        switch binding {
        case .value(let value): return try value.constant
        case .list(let values, let type):
            guard let type = type ?? values.first?.type else { throw FetchError.unwrittenPolicyValue }
            return "ARRAY[\(try values.map { try $0.constant }.joined(separator: ", "))]::\(try type.name)[]"
        case .parameter(let parameter):
            guard !parameter.hasFormOfColumn, settings.indices.contains(parameter.index) else {
                throw FetchError.storedPolicySetting(
                    settings.indices.contains(parameter.index) ? settings[parameter.index].name : ""
                )
                .on(Model.self)
            }
            return try parameter.type.value(ofText: text(parameter.index))
        }
    }
}

extension PrimitiveType {
    /// The name of the type on the server.
    fileprivate var name: String {
        get throws {
            switch self {
            case .bool: "boolean"
            case .int64: "bigint"
            case .double: "double precision"
            case .text: "text"
            case .data: "bytea"
            case .date: "timestamptz"
            case .uuid: "uuid"
            case .decimal: "numeric"
            case .array: throw FetchError.unwrittenPolicyValue
            }
        }
    }

    /// The value that a text of ``PrimitiveValue/settingText`` stands for.
    fileprivate func value(ofText text: String) throws -> String {
        switch self {
        case .text: text
        case .data: "decode(\(text), 'hex')"
        case .date: "(timestamptz '2000-01-01 00:00:00+00' + \(text)::bigint * interval '1 microsecond')"
        case .bool, .int64, .double, .uuid, .decimal, .array: "\(text)::\(try name)"
        }
    }
}

extension PrimitiveValue {
    /// The text by which a setting holds the value, nil for null.
    ///
    /// - Throws: `FetchError` if there is none. PostgreSQL takes NaN for greater than all numbers, so that a policy would allow more.
    var settingText: String? {
        get throws {
            guard !isNaN else { throw FetchError.notANumber }
            return switch self {
            case .null: nil
            case .bool(let value): value ? "true" : "false"
            case .int64(let value): "\(value)"
            case .double(let value): value.isInfinite ? (value < 0 ? "-Infinity" : "Infinity") : "\(value)"
            case .text(let value): value
            case .data(let value): value.map { String(format: "%02x", $0) }.joined()
            case .date(let value): "\(try value.microsecondsSince2000)"
            case .uuid(let value): value.uuidString
            case .decimal(let value): "\(value)"
            case .array: throw FetchError.unwrittenPolicyValue
            }
        }
    }

    /// The value as it is written in a declaration, where none can be bound.
    fileprivate var constant: String {
        get throws {
            guard let text = try settingText else { return "NULL" }
            // Whatever the server makes of backslashes in other literals.
            let escaped =
                "E'" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "''") + "'"
            guard !text.unicodeScalars.contains("\0") else { throw FetchError.unwrittenPolicyValue }
            guard let type, type != .text else { return "\(escaped)::text" }
            return try type.value(ofText: escaped)
        }
    }
}

extension FetchError {
    fileprivate static var optionalPolicySettings: FetchError {
        FetchError(
            .unsupported, reason: "the policy asks for more than three members of whoever acts that may be nil",
            cure: "Give those that are needed a value", operation: "rowLevelSecurity")
    }

    fileprivate static var changingPolicy: FetchError {
        FetchError(
            .unsupported,
            reason:
                "the policy has a date, or another constant that is not the same when it is asked again, which the server would keep for ever",
            cure: "Compare with a setting of 'policySettings', such as the time of the request",
            operation: "rowLevelSecurity")
    }

    fileprivate static func storedPolicySetting(_ name: String) -> FetchError {
        FetchError(
            .unsupported,
            reason:
                "the member '\(name)' of whoever acts is compared with a column that stores its values in a form of its own",
            cure: "Compare it with a column without '@FetchingStorage'", operation: "rowLevelSecurity")
    }

    static var unwrittenPolicyValue: FetchError {
        FetchError(
            .unsupported, reason: "an array, or a text with NUL, cannot be written into a policy",
            cure: "Compare single values", operation: "rowLevelSecurity")
    }
}
