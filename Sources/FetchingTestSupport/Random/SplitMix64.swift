/// Random numbers that are the same for the same seed, on every system.
///
/// ```swift
/// var generator = SplitMix64(seed: 42)
/// let die = Int.random(in: 1...6, using: &generator)
/// ```
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The parts of a second by which the engines that are compared distinguish dates.
    var datePartsPerSecond = 1_000.0

    /// Whether the engines that are compared hold NUL in a text.
    var drawsNUL = true

    /// Makes a generator.
    ///
    /// ```swift
    /// var generator = SplitMix64(seed: 42)
    /// ```
    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension SplitMix64 {
    /// Seconds that make a date no other one: less than half of a part.
    mutating func drawDateDeviation() -> Double {
        Double(Int.random(in: -3...3, using: &self)) / (10 * datePartsPerSecond)
    }

    /// True once in a number of times.
    mutating func isOne(in number: Int) -> Bool { Int.random(in: 0..<number, using: &self) == 0 }

    /// A list of up to a number of values.
    mutating func list<Value>(upTo count: Int, _ value: (inout SplitMix64) -> Value) -> [Value] {
        (0..<Int.random(in: 0...count, using: &self)).map { _ in value(&self) }
    }
}

/// Values to choose from, of which there is at least one.
struct Pool<Value: Sendable>: Sendable {
    private let first: Value
    private let others: [Value]

    init(_ first: Value, _ others: Value...) { self.init(first, others) }

    init(_ first: Value, _ others: [Value]) {
        self.first = first
        self.others = others
    }

    func pick(_ generator: inout SplitMix64) -> Value {
        let index = Int.random(in: 0...others.count, using: &generator)
        let value = index == 0 ? first : others[index - 1]
        guard !generator.drawsNUL, let text = value as? String, text.unicodeScalars.contains("\0") else { return value }
        return pick(&generator)
    }

    /// A value, or nil once in four times.
    func pickOptional(_ generator: inout SplitMix64) -> Value? { generator.isOne(in: 4) ? nil : pick(&generator) }
}
