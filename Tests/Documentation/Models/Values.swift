// The values that doc comments speak of and do not declare.

import Fetching
import Foundation

let joe = User(id: 1, name: "Joe", score: 10)
let old = joe
let new = User(id: 1, name: "Joe", score: 11)
let user = User(id: 42, name: "Mary", score: 7)
let admin = User(id: 43, name: "Ada", score: 7, isAdmin: true)
let rex = Pet(id: 42, name: "Rex", ownerID: 42)
let pet = rex
let note = Note(id: 1, title: "A")
let tracks: [Track] = []
let drafts = [User.Draft(name: "Joe"), User.Draft(name: "Jane")]
let wanted: String? = nil
let words = ["Ma"]
let name = "Robert"
let word = "a"
let minimum: Double? = 10
let text = "mari"
let path = ":memory:"
let id = 1
let ids = [1, 2]
let (low, high) = (1.0, 2.0)
let pattern = "a+"
let promisedDays = 3
let me = 7
let now = Date(timeIntervalSince1970: 1_714_559_400)
let date = Date(timeIntervalSince1970: 1_700_000_000)
let (start, yesterday, today) = (date, date, now)

let isGood = User.predicate { $0.score > 10 }
let isPremium = User.predicate { $0.plan == .premium }
let isAdmin = User.predicate { $0.isAdmin }

nonisolated(unsafe) var users = [joe, User(id: 2, name: "Jane", email: "jane@example.com")]
nonisolated(unsafe) var pets = [rex]
nonisolated(unsafe) var store = MemoryStore().adding(users).adding(pets)
var row: any FetchableRow {
    get { leftOut() }
    set {}
}

nonisolated(unsafe) var session: [String: String] = [:]
nonisolated(unsafe) var message = ""

func show(_ text: String) {}
func highlight(_ range: Range<String.Index>) {}
func badRequest(_ reason: String) {}
func leftOut() {}
func leftOut<Result>() -> Result { fatalError("The documentation leaves this out") }
