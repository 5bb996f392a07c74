/// One row of the table: the same work, done in several ways.
struct Benchmark {
    let title: String

    /// How many times the work is done in one measurement, so that the time of one can be given.
    let repetitions: Int

    let contenders: [Contender]

    /// What must hold of the medians.
    let limits: [Limit]

    init(_ title: String, repetitions: Int, limits: [Limit], contenders: [Contender]) {
        self.title = title
        self.repetitions = repetitions
        self.limits = limits
        self.contenders = contenders
    }
}

extension Benchmark {
    /// The same with one contender, all of them if none is named.
    func limited(to contender: String?) -> Benchmark {
        guard let contender else { return self }
        return Benchmark(
            title, repetitions: repetitions, limits: [], contenders: contenders.filter { $0.name == contender })
    }
}

/// One way to do the work.
struct Contender {
    let name: String

    /// Does the work, and gives what is left to do once the clock has stopped: a number that depends on all of the results,
    /// or nil where there is none on purpose.
    let run: () async throws -> () -> Int?

    init(_ name: String, run: @escaping () async throws -> () -> Int?) {
        self.name = name
        self.run = run
    }
}

/// The most that one contender may take, as a multiple of another.
struct Limit {
    let contender: String
    let reference: String

    /// What we promise.
    let ratio: Double

    /// What it was when it was last looked at. The short form fails where it has become a factor larger.
    let usualRatio: Double

    static func time(
        of contender: String, atMost ratio: Double, times reference: String, usually usualRatio: Double
    ) -> Limit {
        Limit(contender: contender, reference: reference, ratio: ratio, usualRatio: usualRatio)
    }
}
