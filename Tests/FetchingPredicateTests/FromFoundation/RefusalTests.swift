import Fetching
import FetchingPredicate
import Foundation
import Testing

private protocol Named {
    var name: String { get }
}

extension Novelist: Named {}

/// The key path leads to the requirement of the protocol: it differs from the one to the property.
private func isMary<Model: Named>(_: Model.Type) -> Predicate<Model> { #Predicate { $0.name == "Mary" } }

@Suite struct FromFoundationRefusalTests {
    @Test func `properties that are reached through a protocol`() {
        #expect(
            refusal(isMary(Novelist.self))
                == "'Novelist': a key path from 'Novelist' is not that of a column or a relationship: the property is "
                + "computed, or is reached through a protocol or a superclass. Use properties that 'Novelist' stores, in a "
                + "'#Predicate<Novelist>'")
    }

    @Test func properties() {
        #expect(
            refusal(#Predicate { $0.note == "" })
                == #"'Novelist': '\Novelist.note' is neither a column nor the property of a relationship. Store the property, or "#
                + "mark one '@FetchingIgnored' that has the name of a relationship")
        #expect(
            refusal(#Predicate { $0.mood.opposite == "wild" })
                == "'Novelist.mood': 'PredicateExpressions.KeyPath' may lead to the raw value of 'Mood' or to something else, which "
                + "cannot be told. Conform 'Mood' to 'CaseIterable', or compare the value itself")
        #expect(
            refusal(#Predicate { $0.name.count > 3 })
                == "'Novelist.name': 'PredicateExpressions.KeyPath' counts the characters of a text, which no database knows. Count "
                + "the scalars: 'unicodeScalars.count'")
        #expect(
            refusal(#Predicate { $0.name.utf8.count > 3 })
                == "'Novelist.name': 'PredicateExpressions.KeyPath' leads from 'String' to a property that no database knows. Use "
                + "the properties of models, 'count' and 'isEmpty' of to-many relationships, or 'isEmpty' and "
                + "'unicodeScalars.count' of texts")
        #expect(
            refusal(#Predicate { $0.works.first?.title == "" })
                == "'Novelist': 'PredicateExpressions.KeyPath' takes one of the models of 'works', which have no order. Say "
                + "which is meant with 'contains(where:)'")
    }

    @Test func texts() {
        #expect(
            refusal(#Predicate { $0.name.contains($0.name) })
                == "'Novelist': 'PredicateExpressions.CollectionContainsCollection' looks for a value of the model, but a "
                + "database looks for a text that is known beforehand. Use a text that does not depend on the model")
        #expect(
            refusal(#Predicate { $0.name.starts(with: $0.name) })
                == "'Novelist': 'PredicateExpressions.SequenceStartsWith' looks for a value of the model, but a database looks "
                + "for a text that is known beforehand. Use a text that does not depend on the model")
        #expect(
            refusal(#Predicate { $0.name.contains(/a.c/) })
                == "'Novelist': 'PredicateExpressions.StringContainsRegex' holds a Swift regular expression, whose syntax and "
                + "meaning databases do not share. Write the condition with Fetching's 'matches', which takes ICU's syntax: "
                + #"'Book.predicate { $0.title.matches("Th.*") }'"#)
    }

    /// Texts that Swift takes for the same have different scalars.
    @Test func `canonical equivalence is given up`() throws {
        let composed = #Predicate<Novelist> { $0.name == "Zo\u{65}\u{308}" }
        let library = try Novelists.shared.get()
        #expect(try library.writers.filter(composed.evaluate).map(\.id) == [4])
        let request = Novelist.request().all().where(try Novelist.predicate(from: composed))
        #expect(try request.fetch(in: library.store).isEmpty)
        #expect(try request.fetch(in: library.database).isEmpty)
    }

    /// Foundation would trap.
    @Test func `a result that does not fit is nil`() throws {
        let library = try Novelists.shared.get()
        let large = Int.max
        let request = Novelist.request().all().where(try Novelist.predicate(from: #Predicate { $0.rank + large > 0 }))
        let fitting = library.writers.filter { !$0.rank.addingReportingOverflow(large).overflow }.map(\.id).sorted()
        #expect(fitting.count < library.writers.count)
        #expect(try request.fetch(in: library.store).map(\.id).sorted() == fitting)
        #expect(try request.fetch(in: library.database).map(\.id).sorted() == fitting)
        let constants = Novelist.request().all().where(try Novelist.predicate(from: #Predicate { large * 2 > $0.rank }))
        #expect(try constants.fetch(in: library.store).isEmpty)
        #expect(try constants.fetch(in: library.database).isEmpty)
    }

    @Test func depth() {
        let deep = Predicate<Novelist> { writer in
            var part: Part<Bool> = path(writer, \.isLiving)
            for _ in 0..<300 { part = not(part) }
            return part
        }
        #expect(
            refusal(deep)
                == "'Novelist': the expressions are nested more than 256 deep. Translate parts of the predicate, and join those"
        )
        let long = Predicate<Novelist> { writer in
            var part: Part<Bool> = path(writer, \.isLiving)
            for _ in 0..<400 { part = and(part, path(writer, \.isLiving)) }
            return part
        }
        #expect(refusal(long) == "translated")
    }

    @Test func models() {
        #expect(
            refusal(#Predicate { ($0.isLiving ? $0.mentor : $0.mentor?.mentor) == nil })
                == "'Novelist': 'PredicateExpressions.Conditional' chooses between models or lists, which a "
                + "database does not have as values. Write a condition on each of them, joined by '||'")
    }

    @Test func lists() {
        let ranks = [1, 2, 3]
        #expect(
            refusal(#Predicate { ranks[$0.rank] == 1 })
                == "'Novelist': 'PredicateExpressions.CollectionIndexSubscript' reads a place in a list, a text or a dictionary "
                + "that depends on the model. Compare with the values that it may have, joined by '||'")
        let names = ["a": 1]
        #expect(
            refusal(#Predicate { names[$0.name] == 1 })
                == "'Novelist': 'PredicateExpressions.DictionaryKeySubscript' reads a place in a list, a text or a dictionary "
                + "that depends on the model. Compare with the values that it may have, joined by '||'")
        #expect(
            refusal(#Predicate { names[$0.name, default: 2] == 1 })
                == "'Novelist': 'PredicateExpressions.DictionaryKeyDefaultValueSubscript' reads a place in a list, a text or a "
                + "dictionary that depends on the model. Compare with the values that it may have, joined by '||'")
        #expect(
            refusal(#Predicate { writer in ranks.filter { $0 > writer.rank }.isEmpty })
                == "'Novelist': 'PredicateExpressions.Filter' chooses values of a list by what the model holds. Use "
                + "'contains(where:)' or 'allSatisfy' on the list")
    }
}
