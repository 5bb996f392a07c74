import Foundation

/// The language server of the toolchain, asked what an editor would offer.
///
/// It speaks the Language Server Protocol 3.17: a header with the length of each message, then JSON.
struct LanguageServer {
    /// A name that is offered.
    struct Completion {
        /// The name, with the arguments of a function.
        let label: String

        /// The type.
        let type: String
    }

    /// Where the user is about to write.
    static let cursor: Character = "┃"

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let source: URL
    private var messages = 0

    /// Starts a server.
    ///
    /// - Parameter folder: Where the source is. It stays as long as the server is used.
    init(in folder: URL) throws {
        source = folder.appending(path: "Unfinished.swift")
        try Data().write(to: source)
        let arguments =
            try ["swiftc", "-parse-as-library", "-module-name", "Unfinished"]
            + CurrentBuild.find().compilerArguments + [MisuseProgram.models.path, source.path]
        let command: [String: Any] = ["directory": folder.path, "file": source.path, "arguments": arguments]
        try JSONSerialization.data(withJSONObject: [command])
            .write(to: folder.appending(path: "compile_commands.json"))

        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["sourcekit-lsp"]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        _ = try ask("initialize", ["processId": NSNull(), "rootUri": folder.absoluteString, "capabilities": [:]])
        try send(["method": "initialized", "params": [:]])
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }

    /// The names that are offered at ``cursor``.
    mutating func completions(in text: String) throws -> [Completion] {
        let before = text.prefix { $0 != Self.cursor }
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        let document: [String: Any] = [
            "uri": source.absoluteString, "languageId": "swift", "version": 1,
            "text": text.filter { $0 != Self.cursor },
        ]
        try send(["method": "textDocument/didOpen", "params": ["textDocument": document]])
        let result = try ask(
            "textDocument/completion",
            [
                "textDocument": ["uri": source.absoluteString],
                "position": ["line": lines.count - 1, "character": lines.last?.utf16.count ?? 0],
            ])
        try send(["method": "textDocument/didClose", "params": ["textDocument": ["uri": source.absoluteString]]])
        let items = (result as? [String: Any])?["items"] as? [[String: Any]] ?? []
        return items.compactMap { item in
            (item["label"] as? String).map { Completion(label: $0, type: item["detail"] as? String ?? "") }
        }
    }

    /// Sends a request, and waits for its answer.
    private mutating func ask(_ method: String, _ parameters: [String: Any]) throws -> Any? {
        messages += 1
        try send(["id": messages, "method": method, "params": parameters])
        while true {
            let message = try receive()
            guard message["method"] == nil else {
                // A question of the server, which waits for an answer.
                if let id = message["id"] { try send(["id": id, "result": NSNull()]) }
                continue
            }
            if message["id"] as? Int == messages { return message["result"] }
        }
    }

    private func send(_ message: [String: Any]) throws {
        let body = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
        try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }

    private func receive() throws -> [String: Any] {
        var length = 0
        while true {
            let line = try readLine()
            if line.isEmpty { break }
            if let match = line.wholeMatch(of: /Content-Length: (\d+)/) { length = Int(match.1) ?? 0 }
        }
        return try JSONSerialization.jsonObject(with: read(length)) as? [String: Any] ?? [:]
    }

    private func readLine() throws -> String {
        var line = Data()
        while line.suffix(2) != Data("\r\n".utf8) { line += try read(1) }
        return String(decoding: line.dropLast(2), as: UTF8.self)
    }

    private func read(_ count: Int) throws -> Data {
        var data = Data()
        while data.count < count {
            guard let more = try output.fileHandleForReading.read(upToCount: count - data.count), !more.isEmpty else {
                throw LanguageServerError.ended
            }
            data += more
        }
        return data
    }
}

enum LanguageServerError: Error {
    /// The server ended before it answered.
    case ended
}
