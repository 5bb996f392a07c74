import Foundation

// Closures about related models.

private typealias Build = PredicateExpressions

func count(_ writer: some StandardPredicateExpression<Novelist>) -> Part<Int> {
    Build.build_KeyPath(root: Build.build_KeyPath(root: writer, keyPath: \Novelist.works), keyPath: \[Novel].count)
}

func countOfWorks(
    _ writer: some StandardPredicateExpression<Novelist>, _ number: some StandardPredicateExpression<Int>
) -> Part<Int> {
    Build.build_KeyPath(
        root: Build.build_filter(Build.build_KeyPath(root: writer, keyPath: \Novelist.works)) { work in
            Build.build_Comparison(
                lhs: Build.build_KeyPath(root: work, keyPath: \Novel.pages), rhs: number, op: .greaterThan)
        }, keyPath: \[Novel].count)
}

func anyWork(
    _ writer: some StandardPredicateExpression<Novelist>, _ number: some StandardPredicateExpression<Int>,
    _ text: some StandardPredicateExpression<String>
) -> Part<Bool> {
    Build.build_contains(Build.build_KeyPath(root: writer, keyPath: \Novelist.works)) { work in
        Build.build_Disjunction(
            lhs: Build.build_Equal(lhs: Build.build_KeyPath(root: work, keyPath: \Novel.title), rhs: text),
            rhs: Build.build_Comparison(
                lhs: Build.build_KeyPath(root: work, keyPath: \Novel.pages), rhs: number, op: .lessThan))
    }
}

func allWorks(
    _ writer: some StandardPredicateExpression<Novelist>, _ number: some StandardPredicateExpression<Int>
) -> Part<Bool> {
    Build.build_allSatisfy(Build.build_KeyPath(root: writer, keyPath: \Novelist.works)) { work in
        Build.build_Comparison(
            lhs: Build.build_KeyPath(root: work, keyPath: \Novel.pages), rhs: number, op: .greaterThanOrEqual)
    }
}

func mentorOutranks(
    _ writer: some StandardPredicateExpression<Novelist>, _ number: some StandardPredicateExpression<Int>
) -> Part<Bool?> {
    Build.build_flatMap(Build.build_KeyPath(root: writer, keyPath: \Novelist.mentor)) { mentor in
        Build.build_Comparison(
            lhs: Build.build_KeyPath(root: mentor, keyPath: \Novelist.rank), rhs: number, op: .greaterThan)
    }
}

func bestIsMore(
    _ writer: some StandardPredicateExpression<Novelist>, _ number: some StandardPredicateExpression<Int>
) -> Part<Bool?> {
    Build.build_flatMap(Build.build_KeyPath(root: writer, keyPath: \Novelist.best)) { best in
        Build.build_Comparison(lhs: best, rhs: number, op: .greaterThan)
    }
}

func nameOfMentor(_ writer: some StandardPredicateExpression<Novelist>) -> Part<String?> {
    Build.build_flatMap(Build.build_KeyPath(root: writer, keyPath: \Novelist.mentor)) { mentor in
        Build.build_KeyPath(root: mentor, keyPath: \Novelist.name)
    }
}

func worksOfMentor(_ writer: some StandardPredicateExpression<Novelist>) -> Part<Int?> {
    Build.build_flatMap(Build.build_KeyPath(root: writer, keyPath: \Novelist.mentor)) { mentor in
        Build.build_KeyPath(root: Build.build_KeyPath(root: mentor, keyPath: \Novelist.works), keyPath: \[Novel].count)
    }
}
