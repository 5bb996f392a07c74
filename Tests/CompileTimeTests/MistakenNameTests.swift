import Foundation
import Testing

/// A name that a model does not have, in a request, an update or an upsert: one error, at the name, in words that list the members.
@Suite struct MistakenNameTests {
    /// The most that a statement may cost.
    private static let scopes = 3000

    /// All statements are checked together.
    @Test(arguments: [false, true])
    func aMistakenNameIsOneErrorAtTheName(besideGRDB: Bool) throws {
        let requests = Self.requests.enumerated().map { $1.replacing("let x", with: "let x\($0)") }
        let changes = Self.changes.map { "    \($0)" }
        let marked =
            (requests + ["func change(_ users: inout [User]) throws {"] + changes + ["}"]).joined(separator: "\n")
        let cost = try SolverCost.of(
            marked.replacing("«", with: ""),
            imports: besideGRDB ? SolverCost.allImports : SolverCost.importsWithoutGRDB,
            limitOfExpression: Self.scopes)
        #expect(Set(cost.places) == Set(Self.marks(in: marked)), "\(cost.errors)")
        #expect(cost.places.count == Set(cost.places).count, "\(cost.errors)")
        #expect(cost.errors.allSatisfy { $0.contains("has no such member; it has '") }, "\(cost.errors)")
    }

    // If this fails, it has become cheap: take it out of the article on compile time.
    @Test func aCalculationOfAMistakenNameInAnUpdateIsStillDear() throws {
        let assignment = "$0.score = $0.scor * 2 + 1"
        let source =
            "func change(_ users: inout [User]) throws { try User.request().all().update(in: &users) { \(assignment) } }"
        let cost = try SolverCost.of(source, limitOfExpression: Self.scopes)
        #expect(cost.errors.count == 1)
        #expect(cost.errors.first?.contains("reasonable time") == true, "\(cost.errors)")
    }

    /// A method that a misspelled member does not have is reported in place of the name.
    @Test func aMisspelledMemberHasAllMethods() throws {
        let list = SourceFiles.package.appending(path: "Tests/CompileTimeTests/PublicSymbols/FetchingCore.txt")
        let methods = try String(contentsOf: list, encoding: .utf8)
            .matches(of: /method (?:FetchableOperand|ToManyMember|ToOneMember)\.(\w+)/).map { String($0.output.1) }
        let folder = SourceFiles.package.appending(path: "Sources/FetchingCore/UnknownMembers")
        let sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        // The type of what these take follows from the member, so that it is unknown as well. 'count' is found by the name alone.
        let calledDynamically: Set = ["intersects", "isSuperset", "overlaps", "count"]
        let missing = Set(methods).subtracting(calledDynamically).filter { !sources.contains("func \($0)") }
        #expect(methods.count > 40)
        #expect(missing.isEmpty, "\(missing)")
    }

    /// The places behind each mark, as `line:column`. The first line begins behind the imports, whose length no place tells.
    private static func marks(in source: String) -> [String] {
        source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            line.firstIndex(of: "«").map { "\(index + 1):\(line.utf8.distance(from: line.startIndex, to: $0) + 1)" }
        }
    }

    private static let requests = [
        "",
        #"let x = User.request().all().where(\.«isAdmn)"#,
        #"let x = User.request().all().where(\.house.«stret)"#,
        #"let x = User.request().all().sorted(by: .ascending(\.«nmae))"#,
        #"let x = User.request().all().sorted(by: .ascending(\.name), .descending(\.«scor))"#,
        #"let x = User.request().all().sorted(by: .ascending(\.house.«stret))"#,
        #"let x = User.request().all().select(\.«nmae)"#,
        #"let x = User.request().all().select(\.name, \.«scor, \.plan)"#,
        #"let x = User.request().all().select(\.house.«stret)"#,
        #"let x = User.request().all().select(\.name, { «$0.scor * 2 })"#,
        #"let x = User.request().all().select(\.name, { $0.pets.max(\.«wieght) })"#,
        #"let x = User.request().all().grouped(by: \.«plann).select(\.key)"#,
        #"let x = User.request().all().grouped(by: \.plan, \.«isAdmn).select(\.count)"#,
        #"let x = User.request().all().grouped(by: \.plan).select(\.key, { $0.sum(\.«scor) })"#,
        #"let x = User.request().all().grouped(by: \.plan).sorted(by: .ascending { $0.max(\.«scor) }).select(\.key)"#,
        #"let x = User.request().all().first(nth: 3, ofEach: \.«plann)"#,
        #"let x = User.request().all().first(nth: 3, ofEach: \.plan, { «$0.signup.start(of: .month) })"#,
        #"let x = User.request().all().grouped { «$0.signup.start(of: .month) }"#,
        #"let x = User.request().all().select { «$0.nmae.trimmed() }"#,
        #"let x = User.request().all().aggregate { $0.average(\.«scor) }"#,
        #"let x = User.request().all().aggregate(\.count, { $0.count { «$0.isAdmn } })"#,
        #"let x = User.request().all().sum(\.«scor)"#,
        #"let x = User.request().all().count { «$0.isAdmn }"#,
        #"let x = User.request().all().including(\.«pest)"#,
        #"let x = User.request().all().including { $0.pets.where { «$0.wieght > 3 } }"#,
        #"let x = User.request().all().including { $0.pets.sorted(by: .ascending(\.«wieght)) }"#,
        #"let x = User.request().all().including { $0.pets.including(\.«onwer) }"#,
        #"let x = User.request().all().annotated(with: \.«scor)"#,
        #"let x = User.request().all().annotated(with: { $0.pets.max(\.«wieght) })"#,
    ]

    private static let changes = [
        "try User.request().all().update(in: &users) { $0«.scor = 3 }",
        "try User.request().all().update(in: &users) { $0«.nmae = nil }",
        "try User.request().all().update(in: &users) { $0.score = $0«.scor }",
        "try User.request().all().update(in: &users) { $0«.scor += 2 }",
        "try User.request().all().update(in: &users) { $0.score -= $0«.bonnus }",
        "try User.request().all().update(in: &users) { $0.isAdmin = $0«.scor > 10 }",
        "try User.request().all().update(in: &users) { $0.signupDate = $0«.signup.adding(.days(3)) }",
        "try User.request().all().update(in: &users) { $0.name = $0«.nmae.trimmed() }",
        #"_ = User.insert(users).onConflict(\.«idd) { $0.score = $1.score }"#,
        #"_ = User.insert(users).onConflict(\.id, \.«nmae) { $0.score = $1.score }"#,
        #"_ = User.insert(users).onConflict(\.id) { $0.name = $1«.nmae }"#,
        #"_ = User.insert(users).onConflict(\.id) { $0«.nmae = $1.name }"#,
        #"_ = User.insert(users).onConflict(\.id) { $0.score += $1«.scor }"#,
        #"_ = User.insert(users).onConflict(\.id, where: { «$0.scor < $1.score }) { $0.score = $1.score }"#,
        #"_ = User.insert(users).onConflict(\.id, where: { $0.score < $1«.scor }) { $0.score = $1.score }"#,
        #"_ = User.insert(users).returning(\.«nmae)"#,
        #"_ = User.request().all().deleting(returning: \.«nmae)"#,
        #"_ = User.request().all().updating(returning: \.name) { $0«.scor = 3 }"#,
    ]
}
