import FioriComponents
import SwiftUI

extension ComponentEntry {
    static let styleableObjectItem = ComponentEntry(
        "ObjectItem", "A list row for a business object, whose parts have styles.", module: Self.styleableModule,
        showsSkeleton: true,
        properties: [
            ComponentProperty("title", .text, "Rotary Pump, Model 23"),
            ComponentProperty("subtitle", .text, "Assigned to Laurel Osborn"),
            ComponentProperty("footnote", .text, "Houston, Texas"),
            ComponentProperty("description", .text, "Temperature fluctuates above the limit."),
            ComponentProperty("status", .textOrIcon, "High"),
            ComponentProperty("substatus", .textOrIcon, "Scheduled"),
            ComponentProperty("detailImage", .image, "gearshape.2"),
            ComponentProperty("icons", .icons, "icon:circle.fill,icon:paperclip,1"),
            ComponentProperty("avatars", .icons),
            ComponentProperty("footnoteIcons", .icons, "icon:person.circle.fill,icon:person.circle.fill"),
            ComponentProperty("footnoteIconsText", .text, "Laurel and Maria"),
            ComponentProperty("tags", .texts, "Started, PM01, 103-Repair"),
            ComponentProperty("action", .text),
            ComponentProperty("objectItemButton", .text),
            ComponentProperty("showsDescriptionInCompact", .flag),
            ComponentProperty("tagLimit", .number),
            ComponentProperty("footnoteIconsTextPosition", .data, choices: ["leading", "trailing", "top", "bottom"]),
            ComponentProperty("card", .flag),
        ],
        make: { values in
            let item = ObjectItem(
                title: values.words("title"), subtitle: values.attributedText("subtitle"),
                footnote: values.attributedText("footnote"), description: values.attributedText("description"),
                status: values.content("status"), substatus: values.content("substatus"),
                detailImage: values.image("detailImage"), icons: values.contents("icons"),
                avatars: values.contents("avatars"), footnoteIcons: values.contents("footnoteIcons"),
                footnoteIconsText: values.attributedText("footnoteIconsText"), tags: values.listOfWords("tags"),
                action: values.button("action"), objectItemButton: values.button("objectItemButton"),
                showsDescriptionInCompact: values.flag("showsDescriptionInCompact")
            )
            .tagLimit(values.number("tagLimit").map { Int($0) })
            .footnoteIconsTextPosition(
                values.text("footnoteIconsTextPosition").flatMap(FootnoteIconsTextPosition.init) ?? .trailing)
            if values.flag("card") { item.objectItemStyle(.card) } else { item }
        },
        examples: [
            GalleryExample("view builders") {
                ObjectItem {
                    Text("Rotary Pump, Model 23")
                } subtitle: {
                    Text("Assigned to Laurel Osborn")
                } status: {
                    Image(systemName: "exclamationmark.triangle.fill")
                        .foregroundStyle(.preferredColor(.criticalLabel))
                } icons: {
                    Image(systemName: "circle.fill")
                    "1"
                } tags: {
                    "Started"
                    Tag("PM01").tagStyle(.outline)
                }
            },
            GalleryExample("with an action") {
                ObjectItem(
                    title: "Rotary Pump, Model 23", subtitle: "Assigned to Laurel Osborn", footnote: "Houston, Texas",
                    detailImage: Image(systemName: "gearshape.2"), action: FioriButton(title: "Start"))
            },
            GalleryExample("with people") {
                ObjectItem(
                    title: "Rotary Pump, Model 23", subtitle: "Two engineers at work",
                    avatars: [
                        .icon(Image(systemName: "person.circle.fill")), .icon(Image(systemName: "person.circle.fill")),
                    ],
                    footnoteIcons: [.icon(Image(systemName: "person.circle.fill"))], footnoteIconsText: "Laurel Osborn",
                    tags: ["Started", "PM01", "103-Repair", "Priority 1"]
                )
                .tagLimit(2)
            },
            GalleryExample("as on a card") {
                ObjectItem(
                    title: "Rotary Pump, Model 23", subtitle: "Assigned to Laurel Osborn",
                    description: "Temperature fluctuates above the limit.", status: .text("High"), tags: ["Started"],
                    action: FioriButton(title: "Start")
                )
                .objectItemStyle(.card)
            },
            GalleryExample("styles of an app") {
                ObjectItem(
                    title: "Rotary Pump, Model 23", subtitle: "Assigned to Laurel Osborn", status: .text("High"),
                    detailImage: Image(systemName: "gearshape.2")
                )
                .titleStyle { Title($0).foregroundStyle(.preferredColor(.tintColor)) }
                .statusStyle { Status($0).foregroundStyle(.preferredColor(.negativeLabel)) }
            },
            GalleryExample("long texts") {
                ObjectItem(
                    title: "Transformer Overheating When After Being on for 1 Hour or Longer, Second Notification",
                    subtitle: "Three Phase Pad Mounted Transformer (533423), Substation North",
                    footnote: "1000-Hamburg, MECHANIK, Main Street 1, Third Floor",
                    description:
                        "Temperature fluctuates above the limit. Check the cooling circuit before the next shift.",
                    status: .text("Very High"), substatus: .text("Scheduled"),
                    detailImage: Image(systemName: "bolt.circle"), icons: [.icon(Image(systemName: "paperclip"))],
                    tags: ["Started", "Partially confirmed", "PM01", "103-Repair", "Material missing"])
            },
            GalleryExample("title alone") {
                ObjectItem(title: "Rotary Pump, Model 23")
            },
            GalleryExample("loading") {
                ObjectItem(
                    title: "Rotary Pump, Model 23", subtitle: "Assigned to Laurel Osborn", footnote: "Houston, Texas",
                    status: .text("High"), detailImage: Image(systemName: "gearshape.2"), tags: ["Started", "PM01"],
                    action: FioriButton(title: "Start")
                )
                .environment(\.isLoading, true)
            },
            GalleryExample("generated by an AI, loading") {
                ObjectItem(
                    title: "Rotary Pump, Model 23", subtitle: "Assigned to Laurel Osborn", footnote: "Houston, Texas",
                    detailImage: Image(systemName: "gearshape.2")
                )
                .environment(\.isAILoading, true)
            },
        ])
}
