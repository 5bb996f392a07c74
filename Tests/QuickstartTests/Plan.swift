import Fetching

enum Plan: String, FetchableValue { case freemium, premium, trial }
