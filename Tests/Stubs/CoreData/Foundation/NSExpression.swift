// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The class of Foundation on Linux is deprecated, and nothing can make an instance of it: this one hides it.
open class NSExpression: NSObject, NSCopying {
    /// What an expression was made of.
    public enum StubForm {
        case keyPath(String)
        case constant(Any?)
        case evaluatedObject
        case variable(String)
        case function(String, [Any])
        case subquery(NSExpression, variable: String, predicate: NSPredicate)
        case format(String, [Any])
    }

    public let stub_form: StubForm

    init(form: StubForm) {
        stub_form = form
    }

    public convenience init(forKeyPath keyPath: String) {
        self.init(form: .keyPath(keyPath))
    }

    public convenience init(forConstantValue obj: Any?) {
        self.init(form: .constant(obj))
    }

    public convenience init(forVariable string: String) {
        self.init(form: .variable(string))
    }

    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(form: .function(name, parameters))
    }

    public convenience init(
        forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
    ) {
        self.init(form: .subquery(expression, variable: variable, predicate: predicate))
    }

    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(form: .format(expressionFormat, arguments))
    }

    public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
        self.init(form: .format(expressionFormat, args))
    }

    open class func expressionForEvaluatedObject() -> NSExpression {
        NSExpression(form: .evaluatedObject)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}
