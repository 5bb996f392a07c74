import Fetching
import Foundation

/// The same table as a model of Fetching.
@Fetchable("document")
struct Paper: Equatable, Sendable {
    let id: Int64
    var text: String
    var maybeText: String?
    var integer: Int
    var small: Int8
    var unsigned: UInt32
    var number: Double
    var float: Float
    var flag: Bool
    var maybeFlag: Bool?
    var date: Date
    var maybeDate: Date?
    var data: Data
    var uuid: UUID
    var url: URL
    var decimal: Decimal
    var maybeDecimal: Decimal?
    var color: Document.Color

    init(_ document: Document) {
        id = document.id
        text = document.text
        maybeText = document.maybeText
        integer = document.integer
        small = document.small
        unsigned = document.unsigned
        number = document.number
        float = document.float
        flag = document.flag
        maybeFlag = document.maybeFlag
        date = document.date
        maybeDate = document.maybeDate
        data = document.data
        uuid = document.uuid
        url = document.url
        decimal = document.decimal
        maybeDecimal = document.maybeDecimal
        color = document.color
    }

    /// The same with dates in whole milliseconds. GRDB reads them a little beside what it has written.
    var inMilliseconds: Paper {
        var paper = self
        paper.date = date.inMilliseconds
        paper.maybeDate = maybeDate?.inMilliseconds
        return paper
    }

    /// A condition for each value, which this row meets.
    var conditions: [FetchPredicate<Paper>] {
        let members = Paper.fetchableMembers
        return [
            members.id == id, members.text == text, members.maybeText == maybeText, members.integer == integer,
            members.small == small, members.unsigned == unsigned, members.number == number, members.float == float,
            members.flag == flag, members.maybeFlag == maybeFlag, members.date == date,
            members.maybeDate == maybeDate, members.data == data, members.uuid == uuid, members.url == url,
            members.decimal == decimal, members.maybeDecimal == maybeDecimal, members.color == color,
            members.date.isIn([date]), members.decimal.isIn([decimal]), members.uuid.isIn([uuid]),
            members.date >= date, members.text.hasPrefix(text), members.text.hasSuffix(text),
        ]
    }
}

extension Date {
    fileprivate var inMilliseconds: Date {
        Date(timeIntervalSince1970: (timeIntervalSince1970 * 1000).rounded() / 1000)
    }
}
