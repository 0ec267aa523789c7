import FioriSwiftUICore
import SwiftUI

extension ComponentEntry {
    static let objectItem = ComponentEntry(
        "ObjectItem", "A list row for a business object: texts, image, icons, status and tags.",
        properties: [
            ComponentProperty("title", .text, "Rotary Pump, Model 23"),
            ComponentProperty("subtitle", .text, "Assigned to Laurel Osborn"),
            ComponentProperty("footnote", .text, "Houston, Texas"),
            ComponentProperty("descriptionText", .text, "Temperature fluctuates above the limit."),
            ComponentProperty("status", .textOrIcon, "High"),
            ComponentProperty("substatus", .textOrIcon, "Scheduled"),
            ComponentProperty("detailImage", .image, "gearshape.2"),
            ComponentProperty("icons", .icons, "icon:circle.fill,icon:paperclip,1"),
            ComponentProperty("action", .text),
        ],
        make: { values in
            ObjectItem(
                title: values.required("title"), subtitle: values.text("subtitle"), footnote: values.text("footnote"),
                descriptionText: values.text("descriptionText"), status: values.textOrIcon("status"),
                substatus: values.textOrIcon("substatus"), detailImage: values.image("detailImage"),
                icons: values.icons("icons"), action: values.action("action"))
        },
        examples: [
            GalleryExample("view builders") {
                ObjectItem {
                    Text("Rotary Pump, Model 23")
                } subtitle: {
                    Text("Assigned to Laurel Osborn")
                } footnote: {
                    Text("Houston, Texas")
                } status: {
                    Image(systemName: "exclamationmark.triangle.fill")
                        .foregroundStyle(.preferredColor(.criticalLabel))
                } detailImage: {
                    Image(systemName: "gearshape.2")
                        .font(.largeTitle)
                } icons: {
                    Image(systemName: "circle.fill")
                    Text("1")
                }
            },
            GalleryExample("model") {
                ObjectItem(model: LibraryPreviewData.Device.pump)
            },
            GalleryExample("with an action") {
                ObjectItem(
                    title: "Rotary Pump, Model 23", subtitle: "Assigned to Laurel Osborn", footnote: "Houston, Texas",
                    descriptionText: "Temperature fluctuates above the limit.",
                    detailImage: Image(systemName: "gearshape.2"),
                    action: Action(actionText: "Start"))
            },
            GalleryExample("with the text of an action") {
                ObjectItem(
                    title: "Rotary Pump, Model 23", subtitle: "Assigned to Laurel Osborn",
                    detailImage: Image(systemName: "gearshape.2"), actionText: "Start")
            },
            GalleryExample("without image and icons") {
                ObjectItem(
                    title: "Rotary Pump, Model 23", subtitle: "Assigned to Laurel Osborn", status: .text("High"),
                    substatus: .icon(Image(systemName: "checkmark.circle")))
            },
            GalleryExample("long texts") {
                ObjectItem(
                    title: "Transformer Overheating When After Being on for 1 Hour or Longer, Second Notification",
                    subtitle: "Three Phase Pad Mounted Transformer (533423), Substation North",
                    footnote: "1000-Hamburg, MECHANIK, Main Street 1, Third Floor",
                    descriptionText:
                        "Temperature fluctuates above the limit. Check the cooling circuit before the next shift starts, "
                        + "and write down what was found, with pictures of the gauges and the time of each reading.",
                    status: .text("Very High"), substatus: .text("Scheduled"),
                    detailImage: Image(systemName: "bolt.circle"), icons: LibraryPreviewData.Device.icons)
            },
            GalleryExample("title alone") {
                ObjectItem(title: "Rotary Pump, Model 23")
            },
        ])
}
