// A struct in columns is compared member by member: see Relationships/MismatchedModels.swift for how the others are refused.

extension Spread: RefusingModels {}
extension OptionalSpread: RefusingModels {}
extension SpreadRow: RefusingModels {}
extension OptionalSpreadRow: RefusingModels {}

@available(*, unavailable, message: "a struct in columns is compared member by member")
extension Spread: ComparableWithOtherModels {}

@available(*, unavailable, message: "a struct in columns is compared with nil, or member by member")
extension OptionalSpread: ComparableWithOtherModels {}

@available(*, unavailable, message: "a struct in columns is compared member by member")
extension SpreadRow: ComparableWithOtherModels {}

@available(*, unavailable, message: "a struct in columns is compared with nil, or member by member")
extension OptionalSpreadRow: ComparableWithOtherModels {}
