extension String {
    /// The least text that is greater than all texts with this prefix, nil if there is none: the last scalar that can be
    /// raised is raised.
    var firstTextAfterThoseWithThisPrefix: String? {
        var scalars = Array(unicodeScalars)
        while let last = scalars.popLast() {
            guard last.value < 0x10FFFF else { continue }
            // Surrogates are no scalars.
            guard let next = Unicode.Scalar(last.value == 0xD7FF ? 0xE000 : last.value + 1) else { continue }
            var result = String.UnicodeScalarView(scalars)
            result.append(next)
            return String(result)
        }
        return nil
    }
}
