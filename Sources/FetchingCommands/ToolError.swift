/// A failure of a command: what was wrong, and what to do.
package struct ToolError: Error, CustomStringConvertible {
    package let reason: String
    package let cure: String

    package init(_ reason: String, cure: String) { (self.reason, self.cure) = (reason, cure) }

    package var description: String { cure.isEmpty ? reason : "\(reason). \(cure)" }
}
