/// A group of models, which the closures of `aggregate` and of a grouped request get.
///
/// It has the values that the models share, and aggregates of them. A member of a single model is not there.
///
/// ```swift
/// .grouped(by: \.plan).select(\.key, \.count, { $0.average(\.score) })
/// // SELECT "plan", COUNT(*), AVG("score") FROM "User" GROUP BY "plan"
/// ```
@dynamicMemberLookup
public struct FetchableGroup<Model: Fetchable, Key: Sendable>: Sendable {
    /// The value, or tuple of values, that the models of the group share.
    ///
    /// ```swift
    /// .grouped(by: \.plan).select(\.key)                             // SELECT "plan" …
    /// .grouped(by: \.plan, \.isAdmin).select(\.key.0, \.key.1)       // SELECT "plan", "isAdmin" …
    /// ```
    public let key: Key
}
