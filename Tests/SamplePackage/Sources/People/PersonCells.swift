import FioriSwiftUI
import SwiftUI

/// `PersonDetailItem` by each of its three initialisers, and with its optional parts left out.
public struct PersonCells: View {
    let employee: Employee

    public init(employee: Employee) {
        self.employee = employee
    }

    public var body: some View {
        VStack(alignment: .leading) {
            PersonDetailItem {
                Text(employee.name)
            } subtitle: {
                Text(employee.position ?? "")
            } detailImage: {
                Image(systemName: "person")
            }
            PersonDetailItem(
                title: employee.name, subtitle: employee.position, detailImage: Image(systemName: "person"))
            PersonDetailItem(model: employee)
            PersonDetailItem(title: employee.name)
            PersonDetailItem {
                Text(employee.name)
            }
        }
    }
}
