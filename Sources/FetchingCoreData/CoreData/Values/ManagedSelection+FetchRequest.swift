#if canImport(CoreData)
package import CoreData
package import FetchingCore

extension ManagedSelection {
    /// Sets what makes dictionaries of the results.
    func configure(_ request: NSFetchRequest<NSDictionary>) {
        request.resultType = .dictionaryResultType
        let descriptions = properties.map { NSExpressionDescription($0) }
        request.propertiesToFetch = descriptions
        if let groupNames {
            request.propertiesToGroupBy = zip(properties, descriptions).filter { groupNames.contains($0.0.name) }.map(
                \.1)
            request.havingPredicate = having.map { NSPredicate($0) }
        }
        request.returnsDistinctResults = isDistinct
        // Dictionaries are made by the store: what is not saved is not in them.
        request.includesPendingChanges = false
    }
}

extension NSExpressionDescription {
    convenience init(_ property: ManagedProperty) {
        self.init()
        name = property.name
        expression = NSExpression(property.expression)
        expressionResultType = property.type?.attributeType(isURL: property.isURL) ?? .undefinedAttributeType
    }
}

extension NSExpression {
    convenience init(_ expression: ManagedProperty.Expression) {
        switch expression {
        case .keyPath(let keyPath): self.init(forKeyPath: keyPath)
        case .function(let name, let keyPath):
            self.init(forFunction: name, arguments: [NSExpression(forKeyPath: keyPath)])
        case .count: self.init(forFunction: "count:", arguments: [NSExpression.expressionForEvaluatedObject()])
        }
    }
}

extension PrimitiveType {
    /// The attribute that holds such values as they are.
    package func attributeType(isURL: Bool) -> NSAttributeType {
        switch self {
        case .bool: .booleanAttributeType
        case .int64: .integer64AttributeType
        case .double: .doubleAttributeType
        case .text: isURL ? .URIAttributeType : .stringAttributeType
        case .data: .binaryDataAttributeType
        case .date: .dateAttributeType
        case .uuid: .UUIDAttributeType
        case .decimal: .decimalAttributeType
        // Transformable, as every value that is not of one of the other types.
        case .array: .transformableAttributeType
        }
    }
}
#endif
