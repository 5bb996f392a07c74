import Foundation

/// A setting that cannot be used, in words for whoever started the server.
struct SettingError: Error, CustomStringConvertible {
    let description: String
}

/// Runs a program, whose errors are a line for a person and not a crash: a server that is down, a port that is taken.
public func orStop(_ program: @Sendable () async throws -> Void) async {
    do {
        try await program()
    } catch {
        FileHandle.standardError.write(Data("The shop stops. \(error)\n".utf8))
        exit(1)
    }
}

/// Says a line at once. `print` keeps it back where the output is a file or a pipe.
public func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
