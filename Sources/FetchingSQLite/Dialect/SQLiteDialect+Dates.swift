import FetchingCore
import FetchingSQL

extension SQLiteDialect {
    func render(_ call: SQLDateCall, into renderer: inout SQLRenderer) throws {
        let canOverflow = call.function.canOverflow(of: call.form)
        switch renderer.overflow {
        case .mark where canOverflow || call.operand.canOverflow: renderer.write(SQLiteFunctionName.markedDate)
        case .failure where canOverflow: renderer.write(SQLiteFunctionName.checkedDate)
        case .null, .failure, .mark: renderer.write(SQLiteFunctionName.date)
        }
        try renderer.writeParenthesized { renderer in
            try renderer.writeOperand(call.operand)
            renderer.write(generated: ", '\(call.function)', '\(call.form.rawValue)'")
        }
    }
}
