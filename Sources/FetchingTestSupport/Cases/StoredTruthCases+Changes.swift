import Fetching

extension ConformanceGroup {
    private static func update(
        _ name: String, where isChanged: @escaping @Sendable (Switch) -> Bool = { _ in true },
        on request: FetchableRequest<Switch, [Switch]> = Switch.request().all(),
        _ assign: @escaping @Sendable (inout Switch.FetchableUpdate) -> Void,
        gives change: @escaping @Sendable (inout Switch) -> Void
    ) -> ConformanceCase {
        ConformanceCase(
            name, in: Switch.all,
            ChangeCheck(
                request: { request }, assign: assign,
                outcome: .models { model in
                    guard isChanged(model) else { return .none }
                    change(&model)
                    return .updated
                }))
    }

    static let storedTruthChanges: [ConformanceCase] = [
        ConformanceCase(
            "deleted where it is false", in: Switch.all,
            ChangeCheck(
                request: { Switch.request().all().where { !$0.isEnabled } }, assign: nil,
                outcome: .models { $0.isEnabled ? .none : .deleted })),
        update("where it is true", where: \.isEnabled, on: Switch.request().all().where { $0.isEnabled }) {
            $0.masterID = 3
        } gives: {
            $0.masterID = 3
        },
        update("a value") {
            $0.isEnabled = true
            $0.isOn = false
        } gives: {
            ($0.isEnabled, $0.isOn) = (true, false)
        },
        update("a condition") {
            $0.isOn = $0.id > 9
            $0.isEnabled = !$0.isEnabled
        } gives: {
            ($0.isOn, $0.isEnabled) = ($0.id > 9, !$0.isEnabled)
        },
        update("a condition on an optional") {
            $0.wasEnabled = $0.id > 9
            $0.wasOn = $0.wasPlain == true
        } gives: {
            ($0.wasEnabled, $0.wasOn) = ($0.id > 9, $0.wasPlain == true)
        },
        update("another form") {
            $0.isEnabled = $0.isOn
            $0.isPlain = $0.isEnabled
            $0.wasOn = $0.wasPlain
        } gives: {
            ($0.isEnabled, $0.isPlain, $0.wasOn) = ($0.isOn, $0.isOn, $0.wasPlain)
        },
        update("what was assigned before") {
            $0.isEnabled = true
            $0.isOn = !$0.isEnabled
            $0.wasOn = $0.isOn
            $0.wasPlain = $0.wasOn
        } gives: {
            ($0.isEnabled, $0.isOn, $0.wasOn, $0.wasPlain) = (true, false, false, false)
        },
        update("an optional of another form") {
            $0.wasEnabled = $0.wasOn
            $0.wasPlain = $0.wasOn
        } gives: {
            ($0.wasEnabled, $0.wasPlain) = ($0.wasOn, $0.wasOn)
        },
    ]
}
