@_exported public import FetchingCore
