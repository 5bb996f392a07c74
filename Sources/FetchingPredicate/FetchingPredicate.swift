// All three, for whoever takes the one product.

@_exported public import FetchingFilters
@_exported public import FetchingFoundation
@_exported public import FetchingSearch
