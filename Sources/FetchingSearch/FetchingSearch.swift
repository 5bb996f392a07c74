// The core, for whoever imports this module alone.

@_exported public import FetchingCore
