// The engine that is to be tested, as doc comments speak of it.

import Fetching
import FetchingSQLite
import FetchingTestSupport

typealias MyConformanceEngine = MemoryConformanceEngine

let connection = dbQueue

func createTable(of entity: FetchableEntity) throws -> DatabaseQueue { dbQueue }

extension DatabaseQueue {
    func insert(_ row: StoredRow) throws {}
}

func insert(_ text: String) throws {}
