import Foundation

// Closures about related models.

private typealias Build = PredicateExpressions

func count(_ writer: some StandardPredicateExpression<Writer>) -> Part<Int> {
    Build.build_KeyPath(root: Build.build_KeyPath(root: writer, keyPath: \Writer.works), keyPath: \[Work].count)
}

func countOfWorks(
    _ writer: some StandardPredicateExpression<Writer>, _ number: some StandardPredicateExpression<Int>
) -> Part<Int> {
    Build.build_KeyPath(
        root: Build.build_filter(Build.build_KeyPath(root: writer, keyPath: \Writer.works)) { work in
            Build.build_Comparison(
                lhs: Build.build_KeyPath(root: work, keyPath: \Work.pages), rhs: number, op: .greaterThan)
        }, keyPath: \[Work].count)
}

func anyWork(
    _ writer: some StandardPredicateExpression<Writer>, _ number: some StandardPredicateExpression<Int>,
    _ text: some StandardPredicateExpression<String>
) -> Part<Bool> {
    Build.build_contains(Build.build_KeyPath(root: writer, keyPath: \Writer.works)) { work in
        Build.build_Disjunction(
            lhs: Build.build_Equal(lhs: Build.build_KeyPath(root: work, keyPath: \Work.title), rhs: text),
            rhs: Build.build_Comparison(
                lhs: Build.build_KeyPath(root: work, keyPath: \Work.pages), rhs: number, op: .lessThan))
    }
}

func allWorks(
    _ writer: some StandardPredicateExpression<Writer>, _ number: some StandardPredicateExpression<Int>
) -> Part<Bool> {
    Build.build_allSatisfy(Build.build_KeyPath(root: writer, keyPath: \Writer.works)) { work in
        Build.build_Comparison(
            lhs: Build.build_KeyPath(root: work, keyPath: \Work.pages), rhs: number, op: .greaterThanOrEqual)
    }
}

func mentorOutranks(
    _ writer: some StandardPredicateExpression<Writer>, _ number: some StandardPredicateExpression<Int>
) -> Part<Bool?> {
    Build.build_flatMap(Build.build_KeyPath(root: writer, keyPath: \Writer.mentor)) { mentor in
        Build.build_Comparison(
            lhs: Build.build_KeyPath(root: mentor, keyPath: \Writer.rank), rhs: number, op: .greaterThan)
    }
}

func bestIsMore(
    _ writer: some StandardPredicateExpression<Writer>, _ number: some StandardPredicateExpression<Int>
) -> Part<Bool?> {
    Build.build_flatMap(Build.build_KeyPath(root: writer, keyPath: \Writer.best)) { best in
        Build.build_Comparison(lhs: best, rhs: number, op: .greaterThan)
    }
}

func nameOfMentor(_ writer: some StandardPredicateExpression<Writer>) -> Part<String?> {
    Build.build_flatMap(Build.build_KeyPath(root: writer, keyPath: \Writer.mentor)) { mentor in
        Build.build_KeyPath(root: mentor, keyPath: \Writer.name)
    }
}

func worksOfMentor(_ writer: some StandardPredicateExpression<Writer>) -> Part<Int?> {
    Build.build_flatMap(Build.build_KeyPath(root: writer, keyPath: \Writer.mentor)) { mentor in
        Build.build_KeyPath(root: Build.build_KeyPath(root: mentor, keyPath: \Writer.works), keyPath: \[Work].count)
    }
}
