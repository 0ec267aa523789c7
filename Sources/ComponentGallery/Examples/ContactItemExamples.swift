import FioriSwiftUICore
import SwiftUI

extension GalleryExample {
    static let contactItems: [GalleryExample] = [
        // The usage of GeneratedComponentConcepts (seeds 002 and 004).
        GalleryExample("ContactItem", "view builders") {
            ContactItem {
                Image(systemName: "square.and.pencil")  // not a text
            } subtitle: {
                Text("SubTitle")
            } footnote: {
                Text("Footnote")
            } descriptionText: {
                Text("Description")
            } detailImage: {
                Text("Not a detailed image :)")
            } actionItems: {
                HStack {
                    Button("Email") {}
                }
            }
        },
        GalleryExample("ContactItem", "plain types") {
            ContactItem(
                title: "Laurel Osborn", subtitle: "Sales Manager", footnote: "Houston, Texas",
                descriptionText: "Responsible for the accounts of the southern region, from first call to renewal.",
                detailImage: Image(systemName: "person.crop.circle.fill"),
                actionItems: ActivityItems(actionItems: [
                    ActivityItemDataType(type: .phone), ActivityItemDataType(type: .email),
                    ActivityItemDataType(type: .message),
                ]))
        },
        GalleryExample("ContactItem", "model") {
            ContactItem(model: LibraryPreviewData.Person.laurelosborn)
        },
        GalleryExample("ContactItem", "list of activities") {
            ContactItem(title: "Laurel Osborn", subtitle: "Sales Manager", action: { _ in }) {
                .phone(6_504_224_410)
                    .email("laurel.osborn@example.com")
            }
        },
        GalleryExample("ContactItem", "without description and actions") {
            ContactItem(
                title: "Laurel Osborn", subtitle: "Sales Manager", footnote: "Houston, Texas",
                detailImage: Image(systemName: "person.crop.circle.fill"))
        },
        GalleryExample("ContactItem", "title alone") {
            ContactItem(title: "Laurel Osborn")
        },
        GalleryExample("ContactItem", "styled by the app") {
            ContactItem(model: LibraryPreviewData.Person.laurelosborn)
                .titleModifier { $0.font(.title3).italic() }
                .subtitleModifier { $0.foregroundStyle(.preferredColor(.tintColor)) }
        },
    ]
}
