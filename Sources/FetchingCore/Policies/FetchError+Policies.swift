extension FetchError {
    static var missingPolicy: FetchError {
        FetchError(
            .forbidden, reason: "the model has no policy, and somebody acts",
            cure: "Conform it to 'PolicedFetchable', with 'Policy.everyone' if all may read it")
    }

    static func otherPrincipal(_ principal: any PolicyPrincipal.Type) -> FetchError {
        FetchError(
            .forbidden, reason: "the policy is about a '\(principal)', and another type acts",
            cure: "Declare the policies of related models for one type")
    }

    package static var circularPolicy: FetchError {
        FetchError(
            .unsupported, reason: "the policy leads to models whose policies lead back to it",
            cure: "Ask in one of them for columns of the row alone")
    }

    static func refused(_ action: PolicyAction) -> FetchError {
        FetchError(
            .forbidden, reason: "the policy allows nobody to do this",
            cure: "Allow it by '\(action)' in the policy", operation: action.rawValue)
    }

    /// - Parameter key: The key of the row, where it was given.
    static func forbidden(_ action: PolicyAction, key: String? = nil) -> FetchError {
        var error = FetchError(
            .forbidden, reason: "the policy does not allow this for the row",
            cure: action == .inserting || action == .editing
                ? "Write values that the policy allows" : "Ask 'verdict' of the policy for the reason",
            operation: action.rawValue)
        error.key = key
        return error
    }

    static var policedWithoutKey: FetchError {
        FetchError(
            .unsupported, reason: "rows without a key cannot be found again to ask the policy about them",
            cure: "Give the model a key by '@PrimaryKey'")
    }

    static var conflictOfRelatedPolicy: FetchError {
        FetchError(
            .unsupported, reason: "the policy follows a relationship, which the update of a conflict cannot",
            cure: "Look for the row first, and insert or update it", operation: "onConflict")
    }

    static var conflictOfSelectedRows: FetchError {
        FetchError(
            .unsupported, reason: "the rows that a request selects may update others, which the policy may not allow",
            cure: "Fetch them, and insert a list: then a row in the way that may not be edited is an error",
            operation: "onConflict")
    }

    static func policyOfRelated(_ target: any Fetchable.Type) -> FetchError {
        FetchError(
            .unsupported,
            reason: "the policy leads to '\(target)', whose own policy a predicate by itself does not have",
            cure: "Ask with a 'MemoryStore', or fetch from 'acting(as:)'")
    }

    static func repeatedPolicySetting(_ name: String, _ principal: any PolicyPrincipal.Type) -> FetchError {
        FetchError(
            .unsupported,
            reason: name.isEmpty
                ? "a member of '\(principal)' is a setting without a name"
                : "two members of '\(principal)' are the setting '\(name)'",
            cure: "Give each a name of its own in 'policySettings'", operation: "policySettings")
    }

    package static func unknownPolicySetting(_ principal: any PolicyPrincipal.Type) -> FetchError {
        FetchError(
            .unsupported, reason: "the policy asks for a member of '\(principal)' that is not among its settings",
            cure: "List it in 'policySettings'", operation: "rowLevelSecurity")
    }
}
