import FetchingTestSupport
import Testing

@testable import FetchingCore

@Suite("Conditions that are nested as deep as is accepted")
struct DepthTests {
    /// A quarter is left to what calls the walk.
    private static let room = StackUse.smallest * 3 / 4

    @Test("are built and released on a small stack", arguments: Nesting.all)
    func building(nesting: Nesting) {
        let use = StackUse.measure { #expect(nesting.condition().tree.depth > ExpressionTree.maximumDepth - 8) }
        #expect(use <= Self.room)
    }

    @Test("fit a small stack in every walk", arguments: TreeTask.all, Nesting.all)
    func walks(task: TreeTask, nesting: Nesting) {
        // The second is the deepest that is translated to Foundation.
        for levels in [ExpressionTree.maximumDepth, 72] {
            let condition = nesting.condition(levels: task.isRepeating && nesting.isRepeated ? 24 : levels)
            #expect(StackUse.measure { task.run(condition) } <= Self.room, "\(levels) levels")
        }
    }

    @Test("take no other thread where they are shallow", arguments: TreeTask.all, Nesting.all)
    func shallow(task: TreeTask, nesting: Nesting) {
        let condition = nesting.condition(levels: DeepStack.usualDepth)
        #expect(StackUse.measure { DeepStack.inPlace { task.run(condition) } } <= StackUse.smallest / 2)
    }

    @Test("have twice the room that they need on the other thread", arguments: TreeTask.all, Nesting.all)
    func deep(task: TreeTask, nesting: Nesting) {
        let condition = task.isRepeating && nesting.isRepeated ? nesting.condition(levels: 24) : nesting.condition()
        #expect(StackUse.measure { DeepStack.inPlace { task.run(condition) } } <= DeepStack.size / 2)
    }
}
