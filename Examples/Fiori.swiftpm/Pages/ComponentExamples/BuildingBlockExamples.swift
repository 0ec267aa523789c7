import FioriSwiftUICore
import SwiftUI

extension ComponentEntry {
    static let activityItems = ComponentEntry(
        "ActivityItems", "A row of buttons for activities, such as calling or writing to a person.",
        properties: [
            ComponentProperty("actionItems", .activities, "phone, email"),
            ComponentProperty("didSelectActivityItem", .function),
        ],
        make: { values in
            ActivityItems(
                actionItems: values.activities("actionItems"),
                didSelectActivityItem: values.activityFunction("didSelectActivityItem"))
        },
        examples: [
            GalleryExample("all kinds") {
                ActivityItems(actionItems: [
                    .init(type: .phone), .init(type: .email), .init(type: .message), .init(type: .videoCall),
                    .init(type: .detail), .init(type: .custom(Image(systemName: "map"))),
                ])
            }
        ])

    static let iconStack = ComponentEntry(
        "IconStack", "A column of symbols and short texts.",
        properties: [ComponentProperty("icons", .icons, "icon:circle.fill,icon:paperclip,1")],
        make: { values in IconStack(icons: values.icons("icons")) },
        examples: [
            GalleryExample("symbols and texts") { IconStack(icons: LibraryPreviewData.Device.icons) }
        ])

    static let tagStack = ComponentEntry(
        "TagStack", "Tags that wrap to as many lines as they need.",
        properties: [ComponentProperty("tags", .texts, "Started, PM01, 103-Repair")],
        make: { values in TagStack(tags: values.texts("tags")) },
        examples: [
            GalleryExample("texts") { TagStack(tags: ["Started", "PM01", "103-Repair"]) },
            GalleryExample("several lines") {
                TagStack(tags: [
                    "Started", "Partially confirmed", "PM01", "103-Repair", "Material missing", "Priority 1", "Hamburg",
                ])
            },
            GalleryExample("limited, the others counted") {
                TagStack(tags: ["Started", "PM01", "103-Repair", "Material missing", "Hamburg"]).tagLimit(2)
            },
            GalleryExample("in a style of the app") {
                TagStack(tags: ["Started", "PM01", "103-Repair"]).tagStyle(FilledTagStyle())
            },
        ])

    static let tag = ComponentEntry(
        "Tag", "A short text with a border, such as a status.",
        properties: [
            ComponentProperty("title", .text, "Started"),
            ComponentProperty("content", .view, choices: SampleView.names),
        ],
        make: { values in
            if let content = values.view("content") { Tag { content } } else { Tag(values.required("title")) }
        },
        examples: [
            GalleryExample("text") { Tag("Started") },
            GalleryExample("view builder") {
                Tag {
                    Image(systemName: "clock")
                }
            },
            GalleryExample("in the colours of the app") {
                Tag("Delayed").tagsModifier { $0.foregroundStyle(.preferredColor(.criticalLabel)) }
            },
        ])

    static let action = ComponentEntry(
        "Action", "A button with a text that performs an action.",
        properties: [
            ComponentProperty("actionText", .text, "Start"), ComponentProperty("didSelectAction", .function),
        ],
        make: { values in
            Action(actionText: values.text("actionText"), didSelectAction: values.function("didSelectAction"))
        },
        examples: [
            GalleryExample("enabled") { Action(actionText: "Start") },
            GalleryExample("disabled") { Action(actionText: "Start").disabled(true) },
        ])
}

/// A style as an app writes it.
private struct FilledTagStyle: TagStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.preferredColor(.primaryLabel))
            .padding(.horizontal, 8)
            .padding(.vertical, 2)
            .background(.preferredColor(.secondaryFill), in: Capsule())
    }
}
