import Fetching
import Foundation

struct Member: PolicyPrincipal {
    let id: Int
    let isEditor: Bool

    static let policySettings = [PolicySetting("id", \Member.id), PolicySetting("is_editor", \Member.isEditor)]
}
