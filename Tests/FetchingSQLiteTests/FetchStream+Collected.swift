import Fetching
import FetchingSQLite

extension FetchStream {
    /// The models that come before the end or an error.
    func collected() async -> (models: [Element], error: (any Error)?) {
        var models: [Element] = []
        do {
            for try await model in self { models.append(model) }
            return (models, nil)
        } catch {
            return (models, error)
        }
    }
}
