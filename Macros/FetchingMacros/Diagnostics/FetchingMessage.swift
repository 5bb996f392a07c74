import SwiftDiagnostics

/// The text of an error or of a fix-it, and the name by which tools tell it from others.
struct FetchingMessage: DiagnosticMessage, FixItMessage {
    let message: String
    let diagnosticID: MessageID
    let severity: DiagnosticSeverity

    init(_ message: String, id: String, severity: DiagnosticSeverity = .error) {
        self.message = message
        self.diagnosticID = MessageID(domain: "FetchingMacros", id: id)
        self.severity = severity
    }

    var fixItID: MessageID { diagnosticID }
}
