@_exported public import FetchingSQL
