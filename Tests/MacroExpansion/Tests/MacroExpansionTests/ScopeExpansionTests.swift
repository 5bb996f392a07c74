import Foundation
import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

/// The list of scopes, which are static properties.
@Suite struct ScopeExpansionTests {
    @Test func scopesOfAModel() throws {
        let lines = try scopes(
            of: #"""
                @Fetchable
                struct User {
                    let id: Int
                    static let notDeleted = Scope<User> { $0.id > 3 }
                    static let `default`: Fetching.Scope<User> = .init { $0.id > 3 }
                    static var ofTenant: Scope<User> { Scope(tenant) { $0.id == $1 } }
                    #if DEBUG
                    static let first = Fetching.Scope(tenant) { $0.id == $1 }, second = Scope { $0.id > 3 }
                    #endif
                    static let made = Scope<User>.init { $0.id > 3 }
                    static let other = Telescope.Scope<User>()
                    static let number = Number<User>()
                    let scope: Scope<User>
                }
                """#)
        #expect(
            lines == [
                "var scopes: [Fetching.FetchableScope] = []",
                #"scopes.append(Fetching.FetchableScope(notDeleted, named: "notDeleted"))"#,
                #"scopes.append(Fetching.FetchableScope(`default`, named: "default"))"#,
                #"scopes.append(Fetching.FetchableScope(ofTenant, named: "ofTenant"))"#,
                "#if DEBUG",
                #"scopes.append(Fetching.FetchableScope(first, named: "first"))"#,
                #"scopes.append(Fetching.FetchableScope(second, named: "second"))"#,
                "#endif",
                #"scopes.append(Fetching.FetchableScope(made, named: "made"))"#,
                "return scopes",
            ])
    }

    @Test func scopesListedByHand() throws {
        let expansion = MacroExpansion(
            of: """
                @Fetchable
                struct User {
                    let id: Int
                    static let notDeleted = Scope<User> { $0.id > 3 }
                    static var fetchableScopes: [FetchableScope] { [FetchableScope(notDeleted, named: "a")] }
                }
                """)
        #expect(expansion.diagnostics == [])
        #expect(!expansion.expandedSource.contains("scopes.append"))
    }

    @Test func scopesOfASubclass() throws {
        let lines = try scopes(
            of: #"""
                @Fetchable
                class Admin: User {
                    @NSManaged var rights: Int64
                    static let powerful = Scope<FetchedModel> { $0.rights > 3 }
                }
                """#, conformances: [])
        #expect(
            lines == [
                "var scopes: [Fetching.FetchableScope] = []",
                #"scopes.append(Fetching.FetchableScope(Object.powerful, named: "powerful"))"#, "return scopes",
            ])
    }

    @Test func noScopes() throws {
        let expansion = MacroExpansion(of: "@Fetchable\nstruct User { let id: Int }")
        #expect(!expansion.expandedSource.contains("fetchableScopes"))
    }

    private func scopes(
        of source: String, conformances: [TypeSyntax] = ["Fetchable", "RowDecodable", "KeyedFetchable"]
    ) throws -> [Substring] {
        let expansion = MacroExpansion(of: source, conformances: conformances)
        #expect(expansion.diagnostics == [])
        let start = try #require(expansion.expandedSource.range(of: "var scopes:"))
        let rest = expansion.expandedSource[start.lowerBound...]
        let end = try #require(rest.range(of: "}"))
        return rest[..<end.lowerBound].split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    }
}
