import SwiftSyntax
import SwiftSyntaxBuilder

/// Generates the accessors that read and write a property of Core Data in another form, and tell Core Data so.
struct ManagedAttributeGenerator {
    let property: ManagedAttributeProperty

    var accessors: [AccessorDeclSyntax] {
        [["get {"] + getter.indented + ["}"], ["set {"] + setter.indented + ["}"]].map { lines in
            AccessorDeclSyntax("\(raw: lines.joined(separator: "\n"))")
        }
    }

    private var key: String { property.key.swiftLiteral }

    private var getter: [String] {
        let coding = "FetchingCoreData.ManagedAttributeCoding.\(property.form.rawValue)"
        let value = "\(coding)(stored, as: \(property.type).self)"
        let result: String
        if let fallback = property.fallback {
            result = (property.isOptional ? "stored == nil ? nil : " : "") + "\(value) ?? \(fallback)"
        } else {
            result = value
        }
        return [
            "self.willAccessValue(forKey: \(key))",
            "defer { self.didAccessValue(forKey: \(key)) }",
            "let stored: Any? = self.primitiveValue(forKey: \(key))",
            "return \(result)",
        ]
    }

    private var setter: [String] {
        let coding = "FetchingCoreData.ManagedAttributeCoding.\(property.form.rawValue)"
        let value = "\(coding)(newValue, keeping: self.primitiveValue(forKey: \(key)))"
        return [
            "self.willChangeValue(forKey: \(key))",
            "defer { self.didChangeValue(forKey: \(key)) }",
            "self.setPrimitiveValue(\(value), forKey: \(key))",
        ]
    }
}
