@_exported import FetchingCore
