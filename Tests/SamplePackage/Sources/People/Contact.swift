import FioriSwiftUI
import SwiftUI

/// The ways to reach an employee, as `ContactItem` takes them.
public struct WaysToReach: ActivityItemsModel {
    public let emailAddress: String

    public init(emailAddress: String) {
        self.emailAddress = emailAddress
    }

    public var actionItems: [ActivityItemDataType]? { [.init(type: .email, data: emailAddress)] }
}

/// An employee as somebody to call or write to. Footnote and description keep the defaults of the model: none.
public struct Contact: ContactItemModel {
    public let employee: Employee

    public init(employee: Employee) {
        self.employee = employee
    }

    public var title: String { employee.title }
    public var subtitle: String? { employee.subtitle }
    public var detailImage: Image? { employee.detailImage }
    public var actionItems: (any ActivityItemsModel)? { employee.emailAddress.map(WaysToReach.init) }
}
