public import FetchingCore

/// A value that a search compares with typed text: a member, a value of a related model, a computed value or a
/// condition.
///
/// Name it by a key path or a closure wherever a search asks for one:
///
/// ```swift
/// let fields: SearchFields<User> = ["points": \.score, "city": \.address.city, "pets": { $0.pets.count }]
/// ```
public protocol SearchedMember<Model>: FetchableOperand {}

/// A text of a model, or of a related model, in which a search looks for words.
public protocol SearchedText<Model>: SearchedMember where Value.Base: SearchableText {}

/// A type of the values in which a search looks for words: text.
@_documentation(visibility: internal)
public protocol SearchableText {}

extension String: SearchableText {}

extension FetchableMember: SearchedMember {}
extension FetchableMember: SearchedText where Value.Base == String {}
extension FetchExpression: SearchedMember {}
extension FetchExpression: SearchedText where Value.Base == String {}
extension FetchPredicate: SearchedMember {}

// A name that is not a member is refused in the core.
extension UnknownMember: SearchedText {}
extension ValueOfUnknownMember: SearchableText {}
