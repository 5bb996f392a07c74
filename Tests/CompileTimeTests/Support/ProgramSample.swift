import Foundation

/// A part of the programs.
///
/// `FETCHING_ALL_PROGRAMS=1 swift test --filter CompileTimeTests` compiles all.
enum ProgramSample {
    /// In CI, every second program, and the others on the next day: each takes a second of a processor.
    static func halfInCI<Element>(of all: [Element]) -> [Element] {
        let environment = ProcessInfo.processInfo.environment
        guard environment["CI"].map({ !$0.isEmpty }) ?? false, environment["FETCHING_ALL_PROGRAMS"] == nil else {
            return all
        }
        let day = Int(Date().timeIntervalSince1970 / 86_400)
        return all.enumerated().filter { $0.offset % 2 == day % 2 }.map(\.element)
    }

    /// A part of what is compiled without GRDB in sight: all of it is compiled beside GRDB, whose operators make a chain cost more.
    static func of<Element>(_ all: [Element], with isWanted: (Element) -> Bool = { _ in false }) -> [Element] {
        let isComplete = ProcessInfo.processInfo.environment["FETCHING_ALL_PROGRAMS"] != nil
        return all.enumerated().filter { isComplete || $0.offset % 4 == 1 || isWanted($0.element) }.map(\.element)
    }
}
