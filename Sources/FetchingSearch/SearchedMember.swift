public import FetchingCore

/// A value of a model that a search can compare with what somebody types: a member, a value of a related model, a computed
/// value or a condition.
///
/// Name it by a key path or a closure wherever a search asks for one:
///
/// ```swift
/// fields: ["points": \.score, "city": \.address.city, "pets": { $0.pets.count }]
/// ```
public protocol SearchedMember<Model>: FetchableOperand {}

/// A text of a model, or one of a related model, in which a search can look for words.
public protocol SearchedText<Model>: SearchedMember where Value.Base == String {}

extension FetchableMember: SearchedMember {}
extension FetchableMember: SearchedText where Value.Base == String {}
extension FetchExpression: SearchedMember {}
extension FetchExpression: SearchedText where Value.Base == String {}
extension FetchPredicate: SearchedMember {}
