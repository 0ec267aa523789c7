import FioriSwiftUICore
import SwiftUI

extension ComponentEntry {
    static let keyValueItem = ComponentEntry(
        "KeyValueItem", "A label with a value below it.",
        properties: [ComponentProperty("key", .text, "Serial Number"), ComponentProperty("value", .text, "533423-A")],
        make: { values in KeyValueItem(key: values.required("key"), value: values.text("value")) },
        examples: [
            GalleryExample("plain types") { KeyValueItem(key: "Serial Number", value: "533423-A") },
            GalleryExample("view builders") {
                KeyValueItem {
                    Text("State")
                } value: {
                    Label("Checked", systemImage: "checkmark.circle")
                }
            },
            GalleryExample("key alone") { KeyValueItem(key: "Serial Number") },
            GalleryExample("long texts") {
                KeyValueItem(
                    key: "Address of the Plant Where the Equipment Is Maintained",
                    value: "Three Phase Pad Mounted Transformers, Substation North, Main Street 1, Third Floor")
            },
        ])

    static let activityItem = ComponentEntry(
        "ActivityItem", "An icon and a label for an activity, such as a call.",
        properties: [ComponentProperty("icon", .image, "phone"), ComponentProperty("subtitle", .text, "Call")],
        make: { values in ActivityItem(icon: values.image("icon"), subtitle: values.text("subtitle")) },
        examples: [
            GalleryExample("plain types") { ActivityItem(icon: Image(systemName: "phone"), subtitle: "Call") },
            GalleryExample("as a button") {
                Button {
                } label: {
                    ActivityItem {
                        Image(systemName: "envelope")
                    } subtitle: {
                        Text("Email")
                    }
                }
                .buttonStyle(.plain)
            },
            GalleryExample("icon alone") { ActivityItem(icon: Image(systemName: "phone")) },
        ])

    static let progressIndicator = ComponentEntry(
        "ProgressIndicator", "A spinner with an optional text, for work in progress.",
        properties: [ComponentProperty("progressIndicatorText", .text, "Loading")],
        make: { values in ProgressIndicator(progressIndicatorText: values.text("progressIndicatorText")) },
        examples: [
            GalleryExample("with a text") { ProgressIndicator(progressIndicatorText: "Loading") },
            GalleryExample("without a text") { ProgressIndicator() },
        ])

    static let pageIndicator = ComponentEntry(
        "PageIndicator", "A row of dots that marks the current page.",
        properties: [
            ComponentProperty("numberOfPages", .number, "3"), ComponentProperty("currentPage", .number, "0"),
        ],
        make: { values in
            PageIndicator(
                numberOfPages: Int(values.number("numberOfPages") ?? 1),
                currentPage: .constant(Int(values.number("currentPage") ?? 0)))
        },
        examples: [
            GalleryExample("first of three") { PageIndicator(numberOfPages: 3, currentPage: .constant(0)) },
            GalleryExample("last of five") { PageIndicator(numberOfPages: 5, currentPage: .constant(4)) },
        ])
}
