import Foundation

/// A part of the programs: CI compiles one, and everybody else all, as CI does with `FETCHING_ALL_PROGRAMS=1`.
enum ProgramSample {
    static let isPartial = {
        let environment = ProcessInfo.processInfo.environment
        return environment["CI"].map { !$0.isEmpty } ?? false && environment["FETCHING_ALL_PROGRAMS"] == nil
    }()

    /// In CI, every second program, and the others on the next day: each takes a second of a processor, or several.
    static func halfInCI<Element>(of all: [Element]) -> [Element] {
        guard isPartial else { return all }
        let day = Int(Date().timeIntervalSince1970 / 86_400)
        return all.enumerated().filter { $0.offset % 2 == day % 2 }.map(\.element)
    }

    /// A part of what is compiled without GRDB in sight: all of it is compiled beside GRDB, whose operators make a chain cost more.
    static func of<Element>(_ all: [Element], with isWanted: (Element) -> Bool = { _ in false }) -> [Element] {
        let isComplete = ProcessInfo.processInfo.environment["FETCHING_ALL_PROGRAMS"] != nil
        return all.enumerated().filter { isComplete || $0.offset % 4 == 1 || isWanted($0.element) }.map(\.element)
    }
}
