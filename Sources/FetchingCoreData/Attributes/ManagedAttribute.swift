/// Gives a property of a class of Core Data a type that `@NSManaged` cannot have.
///
/// ```swift
/// @Fetchable
/// class User: NSManagedObject {
///     @NSManaged var name: String
///     @ManagedAttribute(.rawRepresentable) var plan: Plan = .freemium    // what is read for nil and for an unknown raw value
///     @ManagedAttribute(.rawRepresentable) var previousPlan: Plan?       // an unknown raw value is nil
///     @ManagedAttribute(.scalar) var age: Int?
///     @ManagedAttribute(.codable) var address: Address?                  // JSON, nil where it cannot be decoded
/// }
///
/// // plan == "premium" AND age > 17
/// User.request().all().where { $0.plan == .premium && $0.age > 17 }
/// ```
///
/// The attribute in Core Data's model has the name of the property, or that of `@FetchingName`. Its accessors are
///
/// ```swift
/// get {
///     self.willAccessValue(forKey: "plan")
///     defer { self.didAccessValue(forKey: "plan") }
///     let stored: Any? = self.primitiveValue(forKey: "plan")
///     return FetchingCoreData.ManagedAttributeCoding.rawRepresentable(stored, as: Plan.self) ?? .freemium
/// }
/// set {
///     self.willChangeValue(forKey: "plan")
///     defer { self.didChangeValue(forKey: "plan") }
///     self.setPrimitiveValue(FetchingCoreData.ManagedAttributeCoding.rawRepresentable(newValue, keeping: self.primitiveValue(forKey: "plan")), forKey: "plan")
/// }
/// ```
///
/// A property that is not optional needs an initial value, or the argument `unknown` of the other macro of this name.
/// The initial value is read where the attribute has none; it is not stored.
///
/// - Parameter form: The form in which the value is stored.
@attached(accessor)
@attached(peer)
public macro ManagedAttribute(_ form: ManagedAttributeForm) =
    #externalMacro(module: "FetchingMacros", type: "ManagedAttributeMacro")

/// Gives a property of a class of Core Data a type that `@NSManaged` cannot have, and a value for stored ones that
/// cannot be read.
///
/// ```swift
/// @ManagedAttribute(.rawRepresentable, unknown: Plan.freemium) var plan: Plan
/// @ManagedAttribute(.rawRepresentable, unknown: Plan.freemium) var previousPlan: Plan?    // nil is nil
/// ```
///
/// All else is as without `unknown`.
///
/// - Parameters:
///   - form: The form in which the value is stored.
///   - unknown: The value that is read where the type lacks the stored one: a raw value of no case, data that cannot be
///     decoded. A property that is not optional reads it for nil, too.
@attached(accessor)
@attached(peer)
public macro ManagedAttribute<Value>(_ form: ManagedAttributeForm, unknown: Value) =
    #externalMacro(module: "FetchingMacros", type: "ManagedAttributeMacro")
