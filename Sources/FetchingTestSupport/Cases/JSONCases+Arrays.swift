import Fetching

extension ConformanceGroup {
    private static let all = Dwelling.all

    static let jsonArrays: [ConformanceCase] = [
        jsonRows("an element") {
            $0.words.contains("a")
        } are: {
            $0.words.contains("a")
        },
        jsonRows("an element with escapes") {
            $0.words.contains("a\"b\\")
        } are: {
            $0.words.contains("a\"b\\")
        },
        jsonRows("no element") {
            $0.words.isEmpty
        } are: {
            $0.words.isEmpty
        },
        jsonRows("the number of elements") {
            $0.words.count > 1
        } are: {
            $0.words.count > 1
        },
        jsonRows("an optional array") {
            $0.maybeWords.contains("NULL") || $0.maybeWords == nil
        } are: {
            $0.maybeWords?.contains("NULL") ?? true
        },
        jsonRows("no element in an optional array") {
            !$0.maybeWords.contains("a")
        } are: {
            !($0.maybeWords?.contains("a") ?? false)
        },
        jsonRows("elements") {
            $0.words == ["a", "b"]
        } are: {
            $0.words == ["a", "b"]
        },
        jsonRows("lists of elements") {
            $0.words.isIn([["a", "b"], []])
        } are: {
            [["a", "b"], []].contains($0.words)
        },
        jsonRows("two arrays") {
            $0.words == $0.maybeWords || $0.words == $0.address.tags
        } are: {
            $0.words == $0.maybeWords || $0.words == $0.address.tags
        },
        jsonRows("an integer") {
            $0.numbers.contains(.max - 3) || $0.numbers.overlaps([5, 6])
        } are: {
            $0.numbers.contains(.max - 3) || !Set($0.numbers).isDisjoint(with: [5, 6])
        },
        jsonRows("a number") {
            $0.weights.contains(0.1 * 3) || $0.weights.contains(1.5)
        } are: {
            $0.weights.contains(0.1 * 3) || $0.weights.contains(1.5)
        },
        jsonRows("a raw value") {
            $0.kinds.contains(.tent)
        } are: {
            $0.kinds.contains(.tent)
        },
        jsonRows("an element within a struct") {
            $0.address.tags.contains("🏠")
        } are: {
            $0.address.tags.contains("🏠")
        },
        jsonRows("no element within an optional struct") {
            $0.formerAddress.tags.isEmpty
        } are: {
            $0.formerAddress?.tags.isEmpty ?? false
        },
        jsonRows("the number of elements within a struct") {
            $0.address.years.count == nil || $0.address.tags.count == 2
        } are: {
            $0.address.years?.count == nil || $0.address.tags.count == 2
        },
        jsonRows("a number within a struct") {
            $0.address.rates.contains(3.0 / 7) || $0.address.years.contains(7)
        } are: {
            $0.address.rates.contains(3.0 / 7) || $0.address.years?.contains(7) ?? false
        },
        jsonRows("a raw value within a struct") {
            $0.formerAddress.kinds.contains(.tent)
        } are: {
            $0.formerAddress?.kinds.contains(.tent) ?? false
        },
        jsonRows("raw values within a struct") {
            $0.address.kinds == [.flat, .house]
        } are: {
            $0.address.kinds == [.flat, .house]
        },
    ]
}
