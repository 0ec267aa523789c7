import FioriSwiftUICore
import SwiftUI

extension ComponentEntry {
    static let activityButtonView = ComponentEntry(
        "ActivityButtonView", "A button for one activity, such as a call.",
        properties: [
            ComponentProperty("item", .activities, "phone"), ComponentProperty("didSelectActivityItem", .function),
        ],
        make: { values in
            if let item = values.activities("item")?.first {
                ActivityButtonView(
                    item, didSelectActivityItem: values.activityFunction("didSelectActivityItem"))
            }
        },
        examples: [
            GalleryExample("call") { ActivityButtonView(.init(type: .phone)) },
            GalleryExample("symbol of the app") {
                ActivityButtonView(.init(type: .custom(Image(systemName: "map"))))
            },
        ])

    static let activityControlLayoutContainer = ComponentEntry(
        "ActivityControlLayoutContainer", "A row of activity buttons, one for each element of a collection.",
        properties: [
            ComponentProperty("data", .activities, "phone, email, message"), ComponentProperty("id", .data),
            ComponentProperty("spacing", .number), ComponentProperty("content", .view, choices: SampleView.names),
            ComponentProperty("didSelectActivityItem", .function),
        ],
        make: { values in
            let spacing = values.number("spacing").map { CGFloat($0) }
            if let content = values.view("content") {
                ActivityControlLayoutContainer(values.activities("data") ?? [], spacing: spacing) { _ in content }
            } else {
                ActivityControlLayoutContainer(
                    values.activities("data") ?? [], spacing: spacing,
                    didSelectActivityItem: values.activityFunction("didSelectActivityItem"))
            }
        },
        examples: [
            GalleryExample("buttons of activities") {
                ActivityControlLayoutContainer(LibraryPreviewData.Person.laurelosborn.activities)
            },
            GalleryExample("wide apart") {
                ActivityControlLayoutContainer(LibraryPreviewData.Person.laurelosborn.activities, spacing: 16)
            },
            GalleryExample("controls of the app") {
                ActivityControlLayoutContainer(["Call", "Email"], id: \.self, spacing: 8) { name in
                    FioriButton(title: name).fioriButtonStyle(FioriSecondaryButtonStyle())
                }
            },
        ])

    static let mhStack = ComponentEntry(
        "MHStack", "A horizontal stack that wraps to further lines.",
        properties: [
            ComponentProperty("spacing", .number), ComponentProperty("lineSpacing", .number),
            ComponentProperty("content", .view, "tags", choices: ["tags"] + SampleView.names),
        ],
        make: { values in
            MHStack(
                spacing: values.number("spacing").map { CGFloat($0) },
                lineSpacing: values.number("lineSpacing").map { CGFloat($0) }
            ) {
                if values.text("content") == "tags" {
                    Tag("Started")
                    Tag("Partially confirmed")
                    Tag("103-Repair")
                    Tag("Material missing")
                } else if let content = values.view("content") {
                    ForEach(0..<4, id: \.self) { _ in content }
                }
            }
        },
        examples: [
            GalleryExample("tags and a symbol") {
                MHStack {
                    Image(systemName: "wrench.and.screwdriver").foregroundStyle(.preferredColor(.tertiaryLabel))
                    Tag("Started")
                    Tag("Partially confirmed")
                    Tag("103-Repair")
                    Tag("Material missing")
                }
            },
            GalleryExample("buttons with room between lines") {
                MHStack(spacing: 8, lineSpacing: 16) {
                    ForEach(["Houston", "Hamburg", "Walldorf", "Bangalore", "Montréal"], id: \.self) { name in
                        FioriButton(title: name).fioriButtonStyle(FioriSecondaryButtonStyle())
                    }
                }
            },
        ])
}
