import SwiftSyntax

extension Syntax {
    /// The generic parameters that a declaration adds for what is inside it.
    var isGenericContainer: Bool {
        switch self.as(SyntaxEnum.self) {
        case .structDecl(let decl): decl.genericParameterClause != nil
        case .classDecl(let decl): decl.genericParameterClause != nil
        case .enumDecl(let decl): decl.genericParameterClause != nil
        case .actorDecl(let decl): decl.genericParameterClause != nil
        case .functionDecl(let decl): decl.genericParameterClause != nil
        case .initializerDecl(let decl): decl.genericParameterClause != nil
        case .subscriptDecl(let decl): decl.genericParameterClause != nil
        // Nothing tells whether the type that is extended is generic.
        case .extensionDecl: true
        default: false
        }
    }

    /// Whether what is inside is local to a function, a closure or an accessor.
    var isCode: Bool {
        switch kind {
        case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .accessorDecl, .closureExpr: true
        case .variableDecl, .patternBinding: true
        default: false
        }
    }

    /// The kind of the declaration in messages, with its article.
    var declarationKind: String {
        switch self.as(SyntaxEnum.self) {
        case .enumDecl: "an enum"
        case .actorDecl: "an actor"
        case .protocolDecl: "a protocol"
        case .extensionDecl: "an extension"
        case .functionDecl: "a function"
        case .variableDecl: "a variable"
        case .typeAliasDecl: "a type alias"
        case .structDecl: "a struct"
        case .classDecl: "a class"
        case .initializerDecl: "an initializer"
        case .subscriptDecl: "a subscript"
        case .enumCaseDecl: "an enum case"
        default: "this declaration"
        }
    }
}
