import Foundation
public import Hummingbird

/// The context of a request, which sets the limits of its body.
public struct ShopContext: RequestContext {
    public var coreContext: CoreRequestContextStorage

    public init(source: ApplicationRequestContextSource) { coreContext = CoreRequestContextStorage(source: source) }

    public var maxUploadSize: Int { 4096 }
}
