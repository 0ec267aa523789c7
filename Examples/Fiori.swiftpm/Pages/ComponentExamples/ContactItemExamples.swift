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
                    Label("Ana Fuentes", systemImage: "star.fill")  // not only a text
                } subtitle: {
                    Text("Key account manager")
                } footnote: {
                    Text("Madrid, until 17:30")
                } descriptionText: {
                    Text("Answers questions about contracts and renewals.")
                } detailImage: {
                    Text("AF").font(.title2).foregroundStyle(.preferredColor(.primaryLabel))
                } actionItems: {
                    EmailButton()
                }
            },
            GalleryExample("plain types") {
                ContactWithActivities()
            },
            GalleryExample("model") {
                ContactItem(model: LibraryPreviewData.Person.laurelosborn)
            },
            GalleryExample("list of activities") {
                ContactWithAddresses()
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

/// A button that says what it would do.
private struct EmailButton: View {
    @State private var isWritten = false

    var body: some View {
        Button(isWritten ? "Email begun" : "Email") { isWritten.toggle() }
    }
}

/// A person with ways to reach them, the last of which is written below.
private struct ContactWithActivities: View {
    @State private var last: ActivityItemType?

    var body: some View {
        ContactItem(
            title: "Laurel Osborn", subtitle: "Sales Manager", footnote: footnote,
            descriptionText: "Responsible for the accounts of the southern region, from first call to renewal.",
            detailImage: Image(systemName: "person.crop.circle.fill"),
            actionItems: ActivityItems(
                actionItems: [
                    ActivityItemDataType(type: .phone), ActivityItemDataType(type: .email),
                    ActivityItemDataType(type: .message),
                ], didSelectActivityItem: { last = $0.type }))
    }

    private var footnote: String {
        switch last {
        case .phone: "Calling…"
        case .email: "Writing an email…"
        case .message: "Writing a message…"
        default: "Houston, Texas"
        }
    }
}

/// A person with addresses, the last chosen of which is written below.
private struct ContactWithAddresses: View {
    @State private var last: String?

    var body: some View {
        ContactItem(title: "Laurel Osborn", subtitle: "Sales Manager", footnote: last, action: { last = $0.data }) {
            .phone(6_504_224_410)
                .email("laurel.osborn@example.com")
        }
    }
}
