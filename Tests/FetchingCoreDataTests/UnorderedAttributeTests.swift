import Fetching
import FetchingCore
import FetchingCoreData
import Foundation
import Testing

/// Comparisons that raise an exception where objects are in memory, which Swift cannot catch. A stored filter may ask for them.
@Suite("Attributes without an order, or without a text") struct UnorderedAttributeTests {
    @Fetchable
    struct Visitor {
        let id: Int
        var homepage: URL
        var backup: URL?
        var avatar: Data
    }

    private static let attributes = Visitor.fetchableEntity.columns.dropFirst().map { ExpressionTree(.column($0)) }

    private func refusal(_ tree: ExpressionTree) -> String? {
        #expect(throws: FetchError.self) { try FetchPredicate<Visitor>(tree).predicateFormat() }?.reason
    }

    @Test("are not compared by an order", arguments: attributes) func order(attribute: ExpressionTree) throws {
        let value = PrimitiveValue.data(Data([1]))
        let literal = ExpressionTree(.literal(attribute.valueType == .data ? value : .text("https://a.b")))
        for comparison in [ComparisonOperator.less, .greaterOrEqual] {
            let tree = ExpressionTree(.comparison(comparison, attribute, literal), above: attribute, literal)
            #expect(refusal(tree) == "Core Data's predicates cannot ask for the order of data or URLs")
            let reversed = ExpressionTree(.comparison(comparison, literal, attribute), above: literal, attribute)
            #expect(refusal(reversed) == "Core Data's predicates cannot ask for the order of data or URLs")
        }
        let equal = ExpressionTree(.comparison(.equal, attribute, literal), above: attribute, literal)
        _ = try FetchPredicate<Visitor>(equal).predicateFormat()
    }

    @Test("are not compared as texts", arguments: attributes.prefix(2)) func texts(attribute: ExpressionTree) {
        for operation in [TextOperator.hasPrefix, .contains, .equals] {
            let tree = ExpressionTree(.text(operation, attribute, pattern: "https", []), above: attribute)
            #expect(refusal(tree) == "Core Data's predicates cannot ask for the text of a URL")
        }
    }
}
