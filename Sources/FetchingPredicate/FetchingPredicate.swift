// What is used to filter models, for whoever imports this module alone.

@_exported public import FetchingCore
