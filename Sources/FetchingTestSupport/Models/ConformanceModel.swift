import Fetching

/// A model of the suite: the keys of the rows are what requests are judged by.
protocol ConformanceModel: RowDecodable, Identifiable, Sendable where ID == Int {}
