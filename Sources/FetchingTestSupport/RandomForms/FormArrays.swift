import Fetching
import FetchingCore
import Foundation

// Arrays: the key is the list of the keys of the elements.

extension FormTypes {
    static let tags = array("String list", FormPools.elements, key: { .text($0) }, base: \.text)
    static let numbers = array("Int list", Pool(0, [1, 2, 3, -1, .max, .min]), key: { .int($0) }, base: \.int)
    static let measures = array(
        "Double list", Pool(0.0, [-0.0, 1, 0.1, -2.5, 1e300, .infinity, -.infinity, .leastNonzeroMagnitude]),
        key: { .number($0) },
        base: { if case .number(let value) = $0 { value } else { nil } })
    static let flags = array(
        "Bool list", Pool(true, false), key: { .int($0 ? 1 : 0) }, base: { $0.int.map { $0 == 1 } })
    static let codes = array(
        "UUID list", FormPools.uuids, key: { .text($0.uuidString) }, base: { $0.text.flatMap { UUID(uuidString: $0) } })
    static let levels = array(
        "Level list", Pool(Level.high, .middle, .low), key: { .int($0.rawValue) }, base: { $0.int.flatMap(Level.init) })
    static let nativePlans = array(
        "Plan enum list", FormPools.plans, key: { .text($0.rawValue) }, base: { $0.text.flatMap(Plan.init) })

    private static func array<Element: FetchableValue>(
        _ name: String, _ pool: Pool<Element>, key: @escaping @Sendable (Element) -> FormKey,
        base: @escaping @Sendable (FormKey) -> Element?
    ) -> FormType<[Element]> where Element.StoredValue: FetchableElement {
        let draw: @Sendable (inout SplitMix64) -> [Element] = { $0.list(upTo: 3) { pool.pick(&$0) } }
        return FormType(
            name: name, isOrdered: true, ordering: nil, draw: draw, drawLiteral: draw, key: { .list($0.map(key)) },
            base: { $0.list?.compactMap(base) },
            elementTest: { FormElements(pool: pool, key: key).test(&$0) })
    }
}

/// A question about the elements of an array.
private struct FormElements<Element: FetchableValue>: Sendable where Element.StoredValue: FetchableElement {
    let pool: Pool<Element>
    let key: @Sendable (Element) -> FormKey

    func test(_ generator: inout SplitMix64) -> FormTest {
        let wanted = generator.list(upTo: 3) { pool.pick(&$0) }
        let keys = wanted.map(key)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0:
            let element = pool.pick(&generator)
            let wantedKey = key(element)
            return test("contains(\(wantedKey))", { $0.contains(element) }, { $0.contains(wantedKey) })
        case 1:
            return test("overlaps(\(keys))", { $0.overlaps(wanted) }, { !Set($0).isDisjoint(with: keys) })
        case 2:
            return test("isSuperset(\(keys))", { $0.isSuperset(of: wanted) }, { Set($0).isSuperset(of: keys) })
        case 3: return test("isEmpty", { $0.isEmpty }, \.isEmpty)
        default:
            let count = Int.random(in: 0...3, using: &generator)
            return test("count > \(count)", { $0.count > count }, { $0.count > count })
        }
    }

    private func test(
        _ text: String,
        _ predicate: @escaping @Sendable (FetchExpression<Specimen, [Element]?>) -> FetchPredicate<Specimen>,
        _ holds: @escaping @Sendable ([FormKey]) -> Bool
    ) -> FormTest {
        FormTest(text: text, predicate: { predicate(FetchExpression($0)) }, holds: { $0?.list.map(holds) ?? false })
    }
}

extension FormPools {
    /// Among them what JSON and PostgreSQL's own text of an array write with escapes, or take for null.
    static let elements = Pool(
        "",
        [
            "a", "A", "b", "ab", "a b", "\"", "\\", "\\\"", "{", "}", ",", "a,b", "NULL", "null", " ", "\n", "\t",
            "\u{1}",
            "\u{7F}", "/", "'", "\u{E9}", "e\u{301}", "\u{1F600}", "\u{FEFF}a", "\u{2028}", "[]", "1",
        ])
}
