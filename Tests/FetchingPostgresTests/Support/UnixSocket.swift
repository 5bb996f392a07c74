#if Postgres
import Foundation

/// A socket of the local machine, with what the tests need of it.
struct UnixSocket: Sendable {
    let descriptor: Int32

    private struct Failure: Error {}

    private static func make(
        _ path: String, _ use: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) throws -> UnixSocket {
        #if canImport(Glibc)
        let type = Int32(SOCK_STREAM.rawValue)
        #else
        let type = SOCK_STREAM
        #endif
        let descriptor = socket(AF_UNIX, type, 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let isShort = withUnsafeMutableBytes(of: &address.sun_path) { place in
            guard path.utf8.count < place.count else { return false }
            place.copyBytes(from: path.utf8)
            return true
        }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                use(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard descriptor >= 0, isShort, result == 0 else {
            _ = close(descriptor)
            throw Failure()
        }
        return UnixSocket(descriptor: descriptor)
    }

    /// Waits for connections.
    static func listening(at path: String) throws -> UnixSocket {
        try make(path) { descriptor, address, size in
            bind(descriptor, address, size) == 0 ? listen(descriptor, 64) : -1
        }
    }

    static func connected(to path: String) throws -> UnixSocket {
        try make(path) { descriptor, address, size in connect(descriptor, address, size) }
    }

    /// The next connection, nil where there is none.
    func accepted() -> UnixSocket? {
        let other = accept(descriptor, nil, nil)
        return other < 0 ? nil : UnixSocket(descriptor: other)
    }

    /// What has come, at most as many bytes; empty at the end, and after an error.
    func read(atMost count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = max(recv(descriptor, buffer.baseAddress, count, 0), 0)
        }
    }

    /// - Returns: Whether all of it was sent.
    func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    func end() { _ = close(descriptor) }
}
#endif
