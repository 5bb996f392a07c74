import Fetching
import Foundation
import Testing

@testable import FetchingFilters

@Suite("The deepest document fits a small stack")
struct StoredDepthTests {
    @Test("On a thread of 512 kilobytes, as Apple's systems give")
    func smallStack() async {
        var condition = #"{"member":"isPinned","is":"true"}"#
        for _ in 0..<33 {
            condition =
                #"{"operand":{"length":{"if":\#(condition),"then":{"text":"a"},"else":null}},"is":">","value":1}"#
        }
        let document = LetterPredicates.document(condition)
        let written = await withCheckedContinuation { continuation in
            let thread = Thread {
                let read = try? Letter.predicate(stored: Data(document.utf8), rules: .trusted)
                continuation.resume(returning: try? read?.stored())
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
        #expect(written.map { String(decoding: $0, as: UTF8.self) } == document)
    }
}
