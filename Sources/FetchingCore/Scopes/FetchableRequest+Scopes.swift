extension FetchableRequest {
    /// Leaves out a scope of the model, in all parts of the request.
    ///
    /// ```swift
    /// Memo.request().all().ignoring(\.notDeleted)     // SELECT … FROM "Memo"
    /// ```
    ///
    /// - Parameter scope: A static property of the model.
    public func ignoring(_ scope: KeyPath<Model.Type, Scope<Model>>) -> Self { ignoring(scope, of: Model.self) }

    /// Leaves out a scope of another model, wherever the request leads to it.
    ///
    /// ```swift
    /// Remark.where { $0.memo.text == "x" }.ignoring(\.notDeleted, of: Memo.self)
    /// // SELECT … FROM "Remark" JOIN "Memo" AS "memo" ON … WHERE "memo"."text" = 'x'
    /// ```
    ///
    /// A request within it, as in `isIn(request)`, has scopes of its own.
    ///
    /// - Parameters:
    ///   - scope: A static property of the model.
    ///   - model: The type of the model.
    public func ignoring<Other: Fetchable>(
        _ scope: KeyPath<Other.Type, Scope<Other>>, of model: Other.Type
    ) -> Self {
        var request = self
        request.query.ignore(model[keyPath: scope].id, of: model, for: Model.self)
        return request
    }

    /// Gives an argument that scopes need: those of the model, and of all models that the request leads to.
    ///
    /// ```swift
    /// Invoice.request().all().with(Session.tenant, 7)     // SELECT … FROM "Invoice" WHERE "tenantID" = 7
    /// ```
    ///
    /// - Parameters:
    ///   - argument: The argument. A value that is given again replaces the first.
    ///   - value: Its value.
    public func with<Value>(_ argument: ScopeArgument<Value>, _ value: Value) -> Self {
        var request = self
        request.query.changeScopes(of: Model.self) { $0.with(argument, value) }
        return request
    }
}

extension LoadingRequest {
    /// Leaves out a scope of the model, in all parts of the request.
    ///
    /// ```swift
    /// Memo.request().all().including(\.remarks).ignoring(\.notDeleted)   // SELECT … FROM "Memo"
    /// ```
    ///
    /// - Parameter scope: A static property of the model.
    public func ignoring(_ scope: KeyPath<Model.Type, Scope<Model>>) -> LoadingRequest {
        stepping { $0.ignoring(scope) }
    }

    /// Leaves out a scope of another model, wherever the request leads to it, what is included among it.
    ///
    /// ```swift
    /// let remarks = Remark.request().all().including(\.memo).ignoring(\.notDeleted, of: Memo.self)
    /// ```
    ///
    /// - Parameters:
    ///   - scope: A static property of the model.
    ///   - model: The type of the model.
    public func ignoring<Other: Fetchable>(
        _ scope: KeyPath<Other.Type, Scope<Other>>, of model: Other.Type
    ) -> LoadingRequest { stepping { $0.ignoring(scope, of: model) } }

    /// Gives an argument that scopes need: those of the model, and of all models that the request leads to.
    ///
    /// ```swift
    /// let invoices = Invoice.request().all().including(\.memo).with(Session.tenant, 7)
    /// ```
    ///
    /// - Parameters:
    ///   - argument: The argument. A value that is given again replaces the first.
    ///   - value: Its value.
    public func with<Value>(_ argument: ScopeArgument<Value>, _ value: Value) -> LoadingRequest {
        stepping { $0.with(argument, value) }
    }
}

extension FetchQuery {
    fileprivate mutating func ignore(
        _ scope: ScopeID, of other: any Fetchable.Type, for model: any Fetchable.Type
    ) {
        guard other.scopes.contains(where: { $0.id == scope }) else {
            return require(ExpressionTree(failure: .unlistedScope.on(other)))
        }
        changeScopes(of: model) { $0.ignoring(scope) }
    }
}
