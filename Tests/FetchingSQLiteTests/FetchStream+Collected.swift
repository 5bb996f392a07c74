import Fetching
import FetchingSQLite

extension FetchStream {
    /// The models that come before the end or an error.
    func collected() async -> (models: [Model], error: (any Error)?) {
        var models: [Model] = []
        do {
            for try await model in self { models.append(model) }
            return (models, nil)
        } catch {
            return (models, error)
        }
    }
}
