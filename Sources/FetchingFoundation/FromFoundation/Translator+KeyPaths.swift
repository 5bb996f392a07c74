import FetchingCore

extension Translator {
    /// A property of a model: a column, or the models that a relationship leads to.
    func property(_ keyPath: AnyKeyPath, of model: TranslatedModel) throws -> Translation {
        if let column = model.type.fetchableEntity.columns.first(where: { $0.keyPath == keyPath }) {
            return .expression(try .column(column, of: model.row).checked())
        }
        guard let relationship = model.type.fetchableRelationships.first(where: { $0.keyPath == keyPath }) else {
            throw FetchError.unknownKeyPath(keyPath, of: model.type)
        }
        if relationship.isToMany {
            return .models(
                TranslatedModels(
                    parent: model.row, relationship: relationship.relationship, name: relationship.name))
        }
        let row = RowSource(.toOne(from: model.row, relationship.relationship, name: relationship.name))
        return .model(TranslatedModel(row: row, type: relationship.target))
    }
}

/// Whether a key path is the one to the raw value. Key paths tell no more than that they differ from others, so the values
/// are compared: those of all cases, or of an option set those of all bits.
///
/// - Returns: Nil where it cannot be told.
func isRawValue<Value: RawRepresentable>(_ keyPath: AnyKeyPath, of type: Value.Type) -> Bool? {
    guard let keyPath = keyPath as? KeyPath<Value, Value.RawValue> else { return false }
    guard let samples = samples(of: type), !samples.isEmpty else { return nil }
    return samples.allSatisfy { sample in
        let (value, rawValue) = (sample[keyPath: keyPath], sample.rawValue)
        guard let value = value as? any Equatable else { return false }
        return value.isSame(as: rawValue)
    }
}

extension Equatable {
    fileprivate func isSame(as other: Any) -> Bool { other as? Self == self }
}

private func samples<Value: RawRepresentable>(of type: Value.Type) -> [Value]? {
    if let type = type as? any CaseIterable.Type { return type.cases as? [Value] }
    if let type = type as? any OptionSet.Type { return type.bits as? [Value] }
    return nil
}

extension CaseIterable {
    fileprivate static var cases: Any { Array(allCases) }
}

extension OptionSet {
    fileprivate static var bits: Any {
        guard let type = RawValue.self as? any FixedWidthInteger.Type else { return [] as [Self] }
        return type.bits.compactMap { ($0 as? RawValue).map(Self.init(rawValue:)) }
    }
}

extension FixedWidthInteger {
    fileprivate static var bits: [Any] { [0, ~0] + (0..<bitWidth).map { 1 << $0 as Self } }
}
