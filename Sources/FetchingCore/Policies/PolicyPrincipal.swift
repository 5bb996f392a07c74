/// A type of those who act: what policies ask of them, such as their key and their roles.
///
/// ```swift
/// struct Member: PolicyPrincipal {
///     let id: Int
///     let isEditor: Bool
///
///     static let policySettings = [PolicySetting("id", \Member.id), PolicySetting("is_editor", \Member.isEditor)]
/// }
/// ```
///
/// The settings are for PostgreSQL's row-level security alone, which knows a member by its name.
public protocol PolicyPrincipal: Sendable {
    /// The members by the names that row-level security knows them by. None, unless they are listed.
    static var policySettings: [PolicySetting<Self>] { get }
}

extension PolicyPrincipal {
    public static var policySettings: [PolicySetting<Self>] { [] }

    /// - Throws: ``FetchError`` if two settings have one name: a row would be compared with the value of another member.
    package static func checkedPolicySettings() throws -> [PolicySetting<Self>] {
        let settings = policySettings
        var names: Set<String> = []
        for setting in settings where setting.name.isEmpty || !names.insert(setting.name).inserted {
            throw FetchError.repeatedPolicySetting(setting.name, Self.self)
        }
        return settings
    }
}

/// A member of those who act, by the name that PostgreSQL's row-level security knows it by.
///
/// ```swift
/// PolicySetting("id", \Member.id)
/// // NULLIF(current_setting('fetching.principal', TRUE), '')::jsonb ->> 'id'
/// ```
public struct PolicySetting<Principal: PolicyPrincipal>: Sendable {
    package let name: String
    package let isOptional: Bool
    package let value: @Sendable (Principal) throws -> PrimitiveValue
    let matches: @Sendable (AnyKeyPath) -> Bool

    /// Makes a setting.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - member: The member.
    public init<Value: FetchableValue>(_ name: StaticString, _ member: any KeyPath<Principal, Value> & Sendable) {
        self.name = "\(name)"
        isOptional = Value.self is any ExpressibleByNilLiteral.Type
        value = { try $0[keyPath: member].primitiveValue() }
        matches = { $0 == member }
    }
}

/// The members of whoever acts, as the closure of a policy names them: `me.id`.
///
/// Each is an operand, as a parameter of a prepared request is.
@dynamicMemberLookup
public struct PrincipalMembers<Model: Fetchable, Principal: PolicyPrincipal> {
    let source: PrincipalSource<Principal>

    /// A member of whoever acts.
    public subscript<Value: Sendable>(dynamicMember member: KeyPath<Principal, Value>) -> FetchParameter<Model, Value> {
        switch source {
        case .known(let principal): FetchParameter(index: 0, of: PreparedOwner(), value: principal[keyPath: member])
        case .setting(let settings): settings.parameter(member)
        }
    }
}

/// The values of whoever acts.
enum PrincipalSource<Principal: PolicyPrincipal> {
    case known(Principal)

    /// Those that a session of PostgreSQL will have.
    case setting(PrincipalSettings<Principal>)
}

/// Notes which members of whoever acts a condition asks for, whose values only the database will know.
///
/// It is used by one thread while the closure of a policy runs.
package final class PrincipalSettings<Principal: PolicyPrincipal> {
    /// The numbers of the settings that the condition asked for, those of parameters.
    package private(set) var used: Set<Int> = []

    /// A member was asked for that is not a setting.
    package private(set) var hasUnknown = false

    private let owner = PreparedOwner()
    private let settings = Principal.policySettings

    /// The numbers of those that are nil.
    private let nils: Set<Int>

    package init(nils: Set<Int>) { self.nils = nils }

    func parameter<Model: Fetchable, Value: Sendable>(_ member: KeyPath<Principal, Value>) -> FetchParameter<
        Model, Value
    > {
        guard let index = settings.firstIndex(where: { $0.matches(member) }) else {
            hasUnknown = true
            return FetchParameter(index: settings.count, of: owner, value: nil)
        }
        used.insert(index)
        let isNil = nils.contains(index)
        let none = (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
        return FetchParameter(index: index, of: owner, value: isNil ? none : nil)
    }
}
