import Fetching
import Testing

/// Properties with the names of steps on related models, which values and conditions reach all the same.
@Suite struct RelatedStepNameTests {
    private let answers = [Answer(id: 1, questionID: 1), Answer(id: 2, questionID: 2), Answer(id: 3, questionID: 3)]

    private var store: MemoryStore {
        MemoryStore().adding(answers).adding([
            Question(id: 1, required: true, select: 1, including: "a"),
            Question(id: 2, required: false, select: 2, including: "b"),
        ])
    }

    @Test func conditions() throws {
        let required = try Answer.request().all().where { $0.question.required == true }.fetch(in: store)
        #expect(required.map(\.id) == [1])
        let others = try Answer.request().all().where { $0.question.select > 1 && $0.question.including == "b" }
            .fetch(in: store)
        #expect(others.map(\.id) == [2])
    }

    @Test func selections() throws {
        let values = try Answer.request().all().sorted(by: .descending(\.question.required)).select(\.question.select)
            .fetch(in: store)
        #expect(values == [1, 2, nil])
    }

    @Test func selectionsOfAPropertyWithTheNameOfAStep() throws {
        let request = Answer.request().all().sorted(by: .descending(\.question[\.required]))
        let values: [Bool?] = try request.select(\.question[\.required]).fetch(in: store)
        #expect(values == [true, false, nil])
        let annotated = try request.annotated(with: \.question[\.required]).fetch(in: store)
        #expect(annotated.map(\.1) == [true, false, nil])
        #expect(try Answer.where { $0.question[\.required] }.count().fetch(in: store) == 1)
    }

    @Test func theStepsOfTheSameNames() throws {
        let request = Answer.request().all().where { $0.id < 3 }.including(\.question.required)
        #expect(try request.fetch(in: store).map(\.1.id) == [1, 2])
        let selected = Answer.request().all().including { $0.question.select(\.including) }
        #expect(try selected.fetch(in: store).map(\.1) == ["a", "b", nil])
    }
}

@Fetchable
private struct Question {
    let id: Int
    var required: Bool
    var select: Int
    var including: String
}

@Fetchable
private struct Answer {
    let id: Int
    var questionID: Int

    static let question = ToOne<Answer, Question>(\.questionID)
}
