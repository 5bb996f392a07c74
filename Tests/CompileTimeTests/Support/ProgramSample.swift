import Foundation

/// A part of the programs: CI compiles one, and everybody else all, but for ``of(_:with:)``. With `FETCHING_ALL_PROGRAMS=1`, all are compiled.
enum ProgramSample {
    /// One in how many programs is compiled: by `FETCHING_PROGRAMS_ONE_IN`, which `scripts/test` sets in CI by the time that
    /// other tests have taken.
    static let oneIn = {
        let environment = ProcessInfo.processInfo.environment
        guard environment["CI"].map({ !$0.isEmpty }) ?? false, environment["FETCHING_ALL_PROGRAMS"] == nil else {
            return 1
        }
        return max(1, Int(environment["FETCHING_PROGRAMS_ONE_IN"] ?? "") ?? 3)
    }()

    static var isPartial: Bool { oneIn > 1 }

    /// In CI, one in some programs, and others on the next day: each takes a second of a processor, or several.
    ///
    /// - Parameter fewer: How many times fewer, of those that take the most.
    static func inCI<Element>(of all: [Element], fewer: Int = 1) -> [Element] {
        guard isPartial else { return all }
        let day = Int(Date().timeIntervalSince1970 / 86_400)
        let parts = min(oneIn * fewer, max(1, all.count))
        return all.enumerated().filter { $0.offset % parts == day % parts }.map(\.element)
    }

    /// A part of what is compiled without GRDB in sight: all of it is compiled beside GRDB, whose operators make a chain cost more.
    static func of<Element>(_ all: [Element], with isWanted: (Element) -> Bool = { _ in false }) -> [Element] {
        let isComplete = ProcessInfo.processInfo.environment["FETCHING_ALL_PROGRAMS"] != nil
        return all.enumerated().filter { isComplete || $0.offset % 4 == 1 || isWanted($0.element) }.map(\.element)
    }
}
