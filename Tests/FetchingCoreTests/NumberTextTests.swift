import FetchingCore
import Testing

@Suite("The number of a text") struct NumberTextTests {
    @Test("is Swift's, but for exponents of more than four digits")
    func numbers() {
        var generator = Numbers(state: 20)
        let letters = Array("0123456789+-.eE")
        var count = (read: 0, longExponents: 0)
        for _ in 0..<50_000 {
            let text = String(
                (0..<generator.next(below: 10)).map { _ in letters[generator.next(below: letters.count)] })
            let exponent = text.lowercased().split(separator: "e", maxSplits: 1).dropFirst().first ?? ""
            let digits = exponent.drop { "+-".contains($0) }.drop { $0 == "0" }
            let expected = digits.count > 4 ? nil : Double(text)
            #expect(NumberText.double(text) == expected, "\(text)")
            if expected != nil { count.read += 1 }
            if digits.count > 4, Double(text) != nil { count.longExponents += 1 }
        }
        #expect(count.read > 1_000 && count.longExponents > 10)
    }

    @Test(
        "is none of words, other digits and long texts",
        arguments: ["inf", "nan", "0x1p3", "٣", "1_0", " 1", "1\0", "1,5"])
    func others(_ text: String) {
        #expect(NumberText.double(text) == nil && NumberText.integer(text) == nil)
    }

    @Test("has at most 100 characters") func longest() {
        #expect(NumberText.double(String(repeating: "0", count: 99) + "7") == 7)
        #expect(NumberText.double(String(repeating: "0", count: 100) + "7") == nil)
        #expect(NumberText.integer(String(repeating: "0", count: 1_000) + "7") == 7)
    }

    @Test("is Swift's description, without the sign of zero") func texts() {
        #expect(
            [1, 0.1, -0.0, 1e16, .infinity].map { NumberText.text(of: $0) } == ["1.0", "0.1", "0.0", "1e+16", "inf"])
        #expect(NumberText.text(of: .nan) == nil)
    }
}

/// Numbers that are the same in each run.
private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
