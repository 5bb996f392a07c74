/// A part of a folded text, which starts and ends where no variant of one scalar begins before it and ends behind it.
///
/// Where case makes no difference, `ss` is the German `ß` too: a variant may stand for several scalars.
struct FoldedPiece {
    /// The sets of scalars that are folded to a part of the piece, by where it begins and how long it is.
    private var variants: [[(length: Int, set: ScalarSet)]] = []

    private static let mostAlternatives = 100

    static func pieces(of folded: [Unicode.Scalar]) -> [FoldedPiece] {
        var pieces: [FoldedPiece] = []
        var piece = FoldedPiece()
        var end = 0
        for index in folded.indices {
            var variants: [(length: Int, set: ScalarSet)] = []
            for length in 1...CaseVariants.longestFolding where index + length <= folded.count {
                let scalars = CaseVariants.scalars(foldedTo: folded[index..<index + length])
                if !scalars.isEmpty { variants.append((length, ScalarSet(scalars))) }
            }
            end = max(end, index + (variants.last?.length ?? 1))
            piece.variants.append(variants)
            guard end == index + 1 else { continue }
            pieces.append(piece)
            piece = FoldedPiece()
        }
        return pieces
    }

    /// The ways to put the piece together.
    func alternatives() throws(UntranslatedExpression) -> [[ScalarSet]] {
        // The ways to put together what begins at each place, from the last one on.
        var ways: [[[ScalarSet]]] = [[[]]]
        for place in variants.reversed() {
            var waysFromHere: [[ScalarSet]] = []
            for (length, set) in place { waysFromHere += ways[ways.count - length].map { [set] + $0 } }
            guard waysFromHere.count <= Self.mostAlternatives else {
                throw UntranslatedExpression("too many letters behind one another that have a common variant")
            }
            ways.append(waysFromHere)
        }
        return ways.last ?? []
    }
}
