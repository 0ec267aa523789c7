import FioriSwiftUI
import SwiftUI

/// `ContactItem` by each of its three initialisers, as the concepts of the SDK show them, and with parts left out.
public struct ContactCells: View {
    let contact: Contact
    let select: (ActivityItemDataType) -> Void

    /// - Parameter select: called with the way to reach the contact that was chosen.
    public init(contact: Contact, select: @escaping (ActivityItemDataType) -> Void) {
        self.contact = contact
        self.select = select
    }

    public var body: some View {
        VStack(alignment: .leading) {
            ContactItem {
                Image(systemName: "square.and.pencil")
            } subtitle: {
                Text("Subtitle")
            } footnote: {
                Text("Footnote")
            } descriptionText: {
                Text("Description")
            } detailImage: {
                Text("No picture")
            } actionItems: {
                HStack {
                    Button("Write") { select(.init(type: .email, data: "address@example.com")) }
                }
            }
            ContactItem(
                title: contact.title,
                actionItems: ActivityItems(
                    actionItems: [.init(type: .email, data: "address@example.com")], didSelectActivityItem: select))
            ContactItem(
                title: contact.title, actionItems: [.init(type: .email, data: "address@example.com")], action: select)
            ContactItem(title: contact.title, action: select) {
                .phone(6_504_224_410)
                    .email("address@example.com")
            }
            ContactItem(model: contact)
            ContactItem {
                Image(systemName: "square.and.pencil")
            } subtitle: {
                Text("Subtitle")
            }
        }
    }
}
