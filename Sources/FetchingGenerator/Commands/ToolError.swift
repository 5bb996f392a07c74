/// A failure of the tool: what was wrong, and what to do.
struct ToolError: Error, CustomStringConvertible {
    let reason: String
    let cure: String

    init(_ reason: String, cure: String) { (self.reason, self.cure) = (reason, cure) }

    var description: String { cure.isEmpty ? reason : "\(reason). \(cure)" }
}
