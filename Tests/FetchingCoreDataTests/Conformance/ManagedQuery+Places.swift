import FetchingCoreData
import Foundation

@testable import FetchingCore

extension ManagedQuery {
    /// The places of the objects that a fetch request of these words gives, in its order.
    func places(in objects: [StoredObject], _ logic: NullLogic) throws -> [Int] {
        let program = try predicate.map { try PredicateFormatProgram($0) }
        var places = try objects.indices.filter { try program?.evaluate(on: objects[$0], logic: logic) ?? true }
        let keys = try sortKeys.map { key in
            (key: key, values: try objects.map { try $0.value(atKeyPath: key.keyPath, logic) })
        }
        try places.sort { first, second in
            for (key, values) in keys {
                let order = try key.order(values[first], values[second])
                if order != 0 { return key.isAscending == (order < 0) }
            }
            return first < second
        }
        return Array(places.dropFirst(offset).prefix(limit == 0 ? .max : limit))
    }
}

extension StoredObject {
    fileprivate func value(atKeyPath path: String, _ logic: NullLogic) throws -> FormatLanguageValue {
        let keys = path.split(separator: ".").map { FormatKey.key(String($0)) }
        return try FormatEvaluator(logic: logic, subject: self, variables: [:]).value(of: .object(self), at: keys)
    }
}

extension ManagedSortKey {
    /// Less than 0, 0, or more than 0. Nil is smallest, as in SQLite.
    fileprivate func order(_ first: FormatLanguageValue, _ second: FormatLanguageValue) throws -> Int {
        switch (first, second) {
        case (.null, .null): return 0
        case (.null, _): return -1
        case (_, .null): return 1
        case (.data(let first), .data(let second)): return Self.order(first, second)
        case (.uuid(let first), .uuid(let second)): return Self.order(first.uuidString.utf8, second.uuidString.utf8)
        case (.url(let first), .url(let second)): return Self.order(first.utf8, second.utf8)
        default:
            let options: FormatComparison.Options = isCaseInsensitive ? .caseInsensitive : []
            let evaluator = FormatEvaluator(logic: .sqlStore, subject: ReferredObject(identity: 0), variables: [:])
            return try evaluator.order(first, second, options: options, place: keyPath) ?? 0
        }
    }

    private static func order(_ first: some Sequence<UInt8>, _ second: some Sequence<UInt8>) -> Int {
        first.lexicographicallyPrecedes(second) ? -1 : second.lexicographicallyPrecedes(first) ? 1 : 0
    }
}
