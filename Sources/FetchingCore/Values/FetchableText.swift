/// A value of which those of many models can be joined: a `String`.
public protocol FetchableText: FetchableValue {}

extension String: FetchableText {}
