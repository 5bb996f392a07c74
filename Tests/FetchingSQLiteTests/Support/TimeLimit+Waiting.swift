import Testing

extension Trait where Self == TimeLimitTrait {
    /// The time after which a test that waits is taken for one that waits forever.
    ///
    /// All tests share a few threads: one that awaits goes on behind those that were ready before it, minutes later where
    /// many are.
    static var forWaiting: Self { .timeLimit(.minutes(15)) }
}
