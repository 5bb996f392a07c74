/// Matches whole texts with a pattern of `isLike`.
///
/// The time grows with the length of the text, and hardly with that of the pattern: each part between two `*` is looked for
/// once, from where the one before it was found first, and none is compared again at every place of the text.
package struct LikeMatcher: Sendable {
    private let first: LikePart
    private let middle: [LikePart]

    /// Nil where there is no `*`: then the text is no longer than the first part.
    private let last: LikePart?

    package init(_ pattern: LikePattern) {
        let parts = pattern.elements.split(separator: .anyText, omittingEmptySubsequences: false).map(LikePart.init)
        // There is a part even in an empty pattern.
        first = parts.first ?? LikePart([])
        last = parts.count > 1 ? parts.last : nil
        middle = parts.dropFirst().dropLast().filter { !$0.isEmpty }
    }

    /// Whether the pattern matches the whole text.
    package func matches(_ text: String) -> Bool { text.withBytes(matches) }

    private func matches(_ text: UnsafeRawBufferPointer) -> Bool {
        guard var position = first.end(in: text, from: 0) else { return false }
        guard let last else { return position == text.count }
        for part in middle {
            guard let end = part.firstEnd(in: text, from: position) else { return false }
            position = end
        }
        guard let start = last.lastStart(in: text), start >= position else { return false }
        return last.end(in: text, from: start) == text.count
    }
}

/// A part of a pattern that stands for a certain number of scalars.
private struct LikePart: Sendable {
    private let elements: ArraySlice<LikePattern.Element>

    /// The bytes, where there is no `?`.
    private let bytes: [UInt8]?

    private let search: LikeSearch?

    init(_ elements: ArraySlice<LikePattern.Element>) {
        self.elements = elements
        var bytes: [UInt8] = []
        for case .scalar(let scalar) in elements { bytes.append(contentsOf: Unicode.UTF8.encode(scalar) ?? .init()) }
        let isPlain = !elements.contains(.anyScalar)
        self.bytes = isPlain ? bytes : nil
        search = isPlain ? nil : LikeSearch(elements)
    }

    var isEmpty: Bool { elements.isEmpty }

    /// Where the part ends if it begins at a position, nil if it is not there.
    func end(in text: UnsafeRawBufferPointer, from start: Int) -> Int? {
        if let bytes {
            let rest = UnsafeRawBufferPointer(rebasing: text[start...])
            return bytes.withUnsafeBytes { rest.begins(with: $0) } ? start + bytes.count : nil
        }
        var position = start
        for element in elements {
            guard position < text.count else { return nil }
            let scalar = text.scalar(at: position)
            if case .scalar(let expected) = element, expected.value != scalar.value { return nil }
            position += scalar.length
        }
        return position
    }

    /// Where the part ends at its first place from a position on.
    func firstEnd(in text: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let bytes else { return search?.firstEnd(in: text, from: start) }
        let rest = UnsafeRawBufferPointer(rebasing: text[start...])
        return bytes.withUnsafeBytes { rest.firstPlace(of: $0) }.map { start + $0 + bytes.count }
    }

    /// Where the part has to begin to end with the text, nil if the text is too short.
    func lastStart(in text: UnsafeRawBufferPointer) -> Int? {
        if let bytes { return bytes.count <= text.count ? text.count - bytes.count : nil }
        var position = text.count
        for _ in elements {
            repeat {
                guard position > 0 else { return nil }
                position -= 1
            } while text[position].isContinuation
        }
        return position
    }
}

/// Looks for a part with a `?` in it: which of its beginnings end at a scalar is one bit for each of its elements (the
/// "shift and" method of Baeza-Yates and Gonnet).
private struct LikeSearch: Sendable {
    private let words: Int
    private let lastBit: UInt64

    /// For each scalar of the part the elements that take it, after those that take any other.
    private let masks: [UInt64]
    private let places: [UInt32: Int]

    /// For each lowest byte of a scalar the place in ``masks`` of the only scalar of the part that has it; where there are
    /// several, ``places`` says which.
    private let near: [(scalar: UInt32, place: Int32)]
    private static let several: UInt32 = .max

    init(_ elements: ArraySlice<LikePattern.Element>) {
        words = (elements.count + 63) / 64
        lastBit = 1 << UInt64((elements.count + 63) % 64)
        var masks = [UInt64](repeating: 0, count: words)
        for (index, element) in elements.enumerated() where element == .anyScalar {
            masks[index / 64] |= 1 << UInt64(index % 64)
        }
        var places: [UInt32: Int] = [:]
        for (index, element) in elements.enumerated() {
            guard case .scalar(let scalar) = element else { continue }
            let place = places[scalar.value] ?? masks.count
            if place == masks.count {
                places[scalar.value] = place
                masks.append(contentsOf: masks[..<words])
            }
            masks[place + index / 64] |= 1 << UInt64(index % 64)
        }
        var near = [(scalar: UInt32, place: Int32)](repeating: (0, 0), count: 256)
        for (scalar, place) in places {
            let index = Int(scalar & 0xFF)
            near[index] = near[index].place == 0 ? (scalar, Int32(place)) : (Self.several, 1)
        }
        self.masks = masks
        self.places = places
        self.near = near
    }

    func firstEnd(in text: UnsafeRawBufferPointer, from start: Int) -> Int? {
        near.withUnsafeBufferPointer { near in
            masks.withUnsafeBufferPointer { masks in
                words == 1
                    ? firstEndOfShort(in: text, from: start, near, masks)
                    : firstEndOfLong(in: text, from: start, near, masks)
            }
        }
    }

    @inline(__always)
    private func place(of scalar: UInt32, _ near: UnsafeBufferPointer<(scalar: UInt32, place: Int32)>) -> Int {
        let entry = near[Int(scalar & 0xFF)]
        if entry.scalar == scalar { return Int(entry.place) }
        return entry.scalar == Self.several ? places[scalar] ?? 0 : 0
    }

    private func firstEndOfShort(
        in text: UnsafeRawBufferPointer, from start: Int, _ near: UnsafeBufferPointer<(scalar: UInt32, place: Int32)>,
        _ masks: UnsafeBufferPointer<UInt64>
    ) -> Int? {
        var position = start
        var state: UInt64 = 0
        while position < text.count {
            let scalar = text.scalar(at: position)
            position += scalar.length
            state = (state << 1 | 1) & masks[place(of: scalar.value, near)]
            if state & lastBit != 0 { return position }
        }
        return nil
    }

    private func firstEndOfLong(
        in text: UnsafeRawBufferPointer, from start: Int, _ near: UnsafeBufferPointer<(scalar: UInt32, place: Int32)>,
        _ masks: UnsafeBufferPointer<UInt64>
    ) -> Int? {
        var states = [UInt64](repeating: 0, count: words)
        var position = start
        while position < text.count {
            let scalar = text.scalar(at: position)
            position += scalar.length
            let place = place(of: scalar.value, near)
            var carry: UInt64 = 1
            for word in 0..<words {
                let state = states[word]
                states[word] = (state << 1 | carry) & masks[place + word]
                carry = state >> 63
            }
            if states[words - 1] & lastBit != 0 { return position }
        }
        return nil
    }
}

extension UInt8 {
    /// Whether the byte goes on with a scalar in UTF-8.
    fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}
