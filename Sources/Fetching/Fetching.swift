@_exported public import FetchingCore
@_exported public import FetchingObjects
