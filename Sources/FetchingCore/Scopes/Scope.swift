/// A condition that every request for a model has, wherever the request reaches it.
///
/// ```swift
/// @Fetchable struct Memo {
///     let id: Int
///     var text: String
///     var deletedAt: Date?
///
///     static let notDeleted = Scope<Memo> { $0.deletedAt == nil }
/// }
/// ```
///
/// ```swift
/// Memo.where { $0.text == "x" }
/// // SELECT … FROM "Memo" WHERE "text" = 'x' AND "deletedAt" IS NULL
///
/// Remark.where { $0.memo.text == "x" }
/// // SELECT … FROM "Remark" JOIN (SELECT * FROM "Memo" WHERE "deletedAt" IS NULL) AS "memo" ON … WHERE "memo"."text" = 'x'
///
/// Memo.request().all().ignoring(\.notDeleted)
/// // SELECT … FROM "Memo"
/// ```
///
/// `@Fetchable` finds the scopes in the declaration of the model, unless these are listed there by hand, in
/// ``Fetchable/fetchableScopes``. A scope holds in conditions, orders, selections, aggregates, pages, what is included, updates and
/// deletions. To a request of another model, a row out of scope is missing: what refers to it has a related model that is nil.
///
/// Two things are not requests, and reach the row that they name: what writes a whole model by its key, such as
/// `User.update(user)`, and an insertion. Within the closure of a scope, no scopes hold, neither its own nor those of related models.
public struct Scope<Model: Fetchable>: Sendable {
    let id: ScopeID
    let condition: @Sendable (ScopeArguments) throws -> ExpressionTree

    /// Makes a scope.
    ///
    /// - Parameter conditions: One condition or several, which are joined by "and".
    public init(
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        @PredicateBuilder<Model> _ conditions: @escaping @Sendable (Model.FetchableMembers) -> FetchPredicate<Model>
    ) {
        id = ScopeID(of: Model.self, place: "\(fileID):\(line):\(column)")
        condition = { _ in conditions(Model.fetchableMembers).tree }
    }

    /// Makes a scope that needs an argument, without which no request of the model runs.
    ///
    /// ```swift
    /// enum Session {
    ///     static let tenant = ScopeArgument<Int>("tenant")
    /// }
    ///
    /// @Fetchable struct Invoice {
    ///     let id: Int
    ///     let tenantID: Int
    ///
    ///     static let ofTenant = Scope<Invoice>(Session.tenant) { $0.tenantID == $1 }
    /// }
    ///
    /// Invoice.request().all().with(Session.tenant, 7)     // SELECT … FROM "Invoice" WHERE "tenantID" = 7
    /// Invoice.request().all()                             // fetched: FetchError.Code.missingArgument
    /// ```
    ///
    /// - Parameters:
    ///   - argument: What requests give by ``FetchableRequest/with(_:_:)``.
    ///   - conditions: One condition or several on the model and the value.
    public init<Value>(
        _ argument: ScopeArgument<Value>, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        @PredicateBuilder<Model> _ conditions:
            @escaping @Sendable (
                Model.FetchableMembers, Value
            ) -> FetchPredicate<Model>
    ) {
        id = ScopeID(of: Model.self, place: "\(fileID):\(line):\(column)")
        condition = { arguments in conditions(Model.fetchableMembers, try arguments.value(of: argument)).tree }
    }
}

/// An argument of scopes, which a request gives.
///
/// ```swift
/// enum Session {
///     static let tenant = ScopeArgument<Int>("tenant")
/// }
/// ```
///
/// The scopes of several models may need the same one: it is given once for a request.
public struct ScopeArgument<Value: Sendable>: Sendable {
    let id: ScopeArgumentID

    /// Makes an argument.
    ///
    /// - Parameter name: Its name in errors.
    public init(_ name: StaticString, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
        id = ScopeArgumentID(name: "\(name)", place: "\(fileID):\(line):\(column)")
    }
}

/// A scope of a model, by its name.
///
/// `@Fetchable` lists those of a model, unless its declaration does. By hand:
///
/// ```swift
/// extension Tag {
///     static let inUse = Scope<Tag> { $0.name != "" }
///     static var fetchableScopes: [FetchableScope] { [FetchableScope(inUse, named: "inUse")] }
/// }
/// ```
public struct FetchableScope: Sendable {
    /// The name of the static property that holds the scope.
    public let name: String

    let id: ScopeID
    private let condition: @Sendable (ScopeArguments) throws -> ExpressionTree

    /// Makes the entry of a scope.
    ///
    /// - Parameters:
    ///   - scope: The scope.
    ///   - name: The name in errors.
    public init<Model>(_ scope: Scope<Model>, named name: String) {
        self.name = name
        id = scope.id
        condition = scope.condition
    }

    /// The condition on the root row. One without its argument is a failure.
    func condition(with arguments: ScopeArguments, on model: any Fetchable.Type) -> ExpressionTree {
        do {
            return try RequestScopes.$isWithinScope.withValue(true) { try condition(arguments) }.scoped(.none)
        } catch {
            guard var error = error as? FetchError else { return ExpressionTree(failure: .unstorable(error)) }
            error.operation = name
            return ExpressionTree(failure: error.on(model))
        }
    }
}

/// The identity of a scope: its model and the place of its declaration, so that one that is computed is the same each time.
struct ScopeID: Hashable, Sendable {
    let model: ObjectIdentifier
    let place: String

    init(of model: any Fetchable.Type, place: String) {
        self.model = ObjectIdentifier(model)
        self.place = place
    }
}

struct ScopeArgumentID: Hashable, Sendable {
    let name: String
    let place: String
}

/// The arguments that a request gives to scopes.
struct ScopeArguments: Sendable, Equatable {
    private var values: [ScopeArgumentID: any Sendable] = [:]

    func value<Value>(of argument: ScopeArgument<Value>) throws -> Value {
        guard let value = values[argument.id] as? Value else { throw FetchError.missingArgument(argument.id.name) }
        return value
    }

    mutating func set<Value>(_ argument: ScopeArgument<Value>, to value: Value) { values[argument.id] = value }

    static func == (lhs: ScopeArguments, rhs: ScopeArguments) -> Bool {
        guard lhs.values.count == rhs.values.count else { return false }
        return lhs.values.allSatisfy { id, value in
            guard let value = value as? any Hashable, let other = rhs.values[id] as? any Hashable else { return false }
            return AnyHashable(value) == AnyHashable(other)
        }
    }

    /// These, and those of a request around.
    func within(_ outer: ScopeArguments) -> ScopeArguments {
        var arguments = self
        arguments.values.merge(outer.values) { own, _ in own }
        return arguments
    }
}
