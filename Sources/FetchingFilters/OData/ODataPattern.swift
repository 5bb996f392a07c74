/// The regular expression of `matchesPattern`, which OData looks for anywhere in a text, as ECMAScript does: see `matchesPattern` in the
/// [URL conventions](https://docs.oasis-open.org/odata/odata/v4.01/odata-v4.01-part2-url-conventions.html).
enum ODataPattern {
    /// The pattern without the anchors around it, which the whole text must match.
    ///
    /// - Returns: nil where the pattern is not bound to both ends of the text.
    static func whole(_ pattern: String) -> String? {
        var scalars = Substring(pattern).unicodeScalars
        guard scalars.popFirst() == "^" else { return nil }
        var (brackets, isInClass, isEscaped) = (0, false, false)
        var isAtEnd = false
        for scalar in scalars {
            if isAtEnd { return nil }
            if isEscaped {
                // ICU quotes between '\Q' and '\E', which mean the letters in ECMAScript.
                if scalar == "Q" || scalar == "E" { return nil }
                isEscaped = false
                continue
            }
            switch scalar {
            case "\\": isEscaped = true
            case "[": isInClass = true
            case "]": isInClass = false
            case _ where isInClass: break
            case "(": brackets += 1
            case ")": brackets -= 1
            // Each alternative has its own ends.
            case "|" where brackets == 0: return nil
            case "$" where brackets == 0: isAtEnd = true
            // Any other scalar says nothing of the ends.
            default: break
            }
        }
        return isAtEnd ? String(scalars.dropLast()) : nil
    }
}
