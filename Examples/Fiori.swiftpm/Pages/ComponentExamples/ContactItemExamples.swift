import FioriSwiftUICore
import SwiftUI

extension ComponentEntry {
    static let contactItem = ComponentEntry(
        "ContactItem", "A list row for a person, with buttons to call or write to them.",
        properties: [
            ComponentProperty("title", .text, "Laurel Osborn"),
            ComponentProperty("subtitle", .text, "Sales Manager"),
            ComponentProperty("footnote", .text, "Houston, Texas"),
            ComponentProperty("descriptionText", .text, "Responsible for the accounts of the southern region."),
            ComponentProperty("detailImage", .image, "person.crop.circle.fill"),
            ComponentProperty("actionItems", .activities, "phone, email"),
        ],
        make: { values in
            ContactItem(
                title: values.required("title"), subtitle: values.text("subtitle"), footnote: values.text("footnote"),
                descriptionText: values.text("descriptionText"), detailImage: values.image("detailImage"),
                actionItems: values.activities("actionItems").map { ActivityItems(actionItems: $0) })
        },
        examples: [
            // The usage of GeneratedComponentConcepts (seeds 002 and 004).
            GalleryExample("view builders") {
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
            GalleryExample("plain types") {
                ContactItem(
                    title: "Laurel Osborn", subtitle: "Sales Manager", footnote: "Houston, Texas",
                    descriptionText: "Responsible for the accounts of the southern region, from first call to renewal.",
                    detailImage: Image(systemName: "person.crop.circle.fill"),
                    actionItems: ActivityItems(actionItems: [
                        ActivityItemDataType(type: .phone), ActivityItemDataType(type: .email),
                        ActivityItemDataType(type: .message),
                    ]))
            },
            GalleryExample("model") {
                ContactItem(model: LibraryPreviewData.Person.laurelosborn)
            },
            GalleryExample("list of activities") {
                ContactItem(title: "Laurel Osborn", subtitle: "Sales Manager", action: { _ in }) {
                    .phone(6_504_224_410)
                        .email("laurel.osborn@example.com")
                }
            },
            GalleryExample("without description and actions") {
                ContactItem(
                    title: "Laurel Osborn", subtitle: "Sales Manager", footnote: "Houston, Texas",
                    detailImage: Image(systemName: "person.crop.circle.fill"))
            },
            GalleryExample("title alone") {
                ContactItem(title: "Laurel Osborn")
            },
            GalleryExample("styled by the app") {
                ContactItem(model: LibraryPreviewData.Person.laurelosborn)
                    .titleModifier { $0.font(.title3).italic() }
                    .subtitleModifier { $0.foregroundStyle(.preferredColor(.tintColor)) }
            },
        ])
}
