import Foundation

extension TextOptions {
    /// The text as it is compared under these options. Store it beside the original for a search that uses an index.
    ///
    /// ```swift
    /// TextOptions.diacriticAndCaseInsensitive.fold("ÉCOLE")      // "ecole"
    /// ```
    public func fold(_ text: String) -> String {
        let options = intersection(.diacriticAndCaseInsensitive)
        guard !options.isEmpty else { return text }
        return FoldingTable.of(options).fold(text) ?? options.foldWithoutTable(text)
    }

    /// The same for any text, slowly.
    package func foldWithoutTable(_ text: String) -> String {
        var text = text
        if contains(.caseInsensitive) { text = text.lowercased() }
        if contains(.diacriticInsensitive), !text.utf8.allSatisfy({ $0 < 0x80 }) { text = text.withoutMarks }
        return text
    }
}

extension String {
    fileprivate var withoutMarks: String {
        var scalars = String.UnicodeScalarView()
        for scalar in decomposedStringWithCanonicalMapping.unicodeScalars
        where scalar.properties.generalCategory != .nonspacingMark {
            scalars.append(scalar)
        }
        return String(scalars)
    }
}
