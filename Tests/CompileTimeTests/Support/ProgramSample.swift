import Foundation

/// A part of what is compiled without GRDB in sight: all of it is compiled beside GRDB, whose operators make a chain cost more.
///
/// `FETCHING_ALL_PROGRAMS=1 swift test --filter CompileTimeTests` compiles all.
enum ProgramSample {
    static func of<Element>(_ all: [Element], with isWanted: (Element) -> Bool = { _ in false }) -> [Element] {
        let isComplete = ProcessInfo.processInfo.environment["FETCHING_ALL_PROGRAMS"] != nil
        return all.enumerated().filter { isComplete || $0.offset % 4 == 1 || isWanted($0.element) }.map(\.element)
    }
}
