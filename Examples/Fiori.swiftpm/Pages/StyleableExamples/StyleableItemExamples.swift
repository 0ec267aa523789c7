import FioriComponents
import SwiftUI

extension ComponentEntry {
    static let styleableContactItem = ComponentEntry(
        "ContactItem", "A list row for a person, with buttons to reach them.", module: Self.styleableModule,
        showsSkeleton: true,
        properties: [
            ComponentProperty("title", .text, "Laurel Osborn"),
            ComponentProperty("subtitle", .text, "Technical Support Manager"),
            ComponentProperty("description", .text, "Available from Monday to Thursday."),
            ComponentProperty("detailImage", .image, "person.crop.circle.fill"),
            ComponentProperty("activityItems", .activities, "phone, email, message"),
            ComponentProperty("didSelectActivityItem", .function),
        ],
        make: { values in
            ContactItem(
                title: values.words("title"), subtitle: values.attributedText("subtitle"),
                description: values.attributedText("description"), detailImage: values.image("detailImage"),
                activityItems: values.activities("activityItems") ?? []
            )
            .didSelectActivityItem(values.activityFunction("didSelectActivityItem") ?? { _ in })
        },
        examples: [
            GalleryExample("data") {
                ContactItem(
                    title: "Laurel Osborn", subtitle: "Technical Support Manager",
                    detailImage: Image(systemName: "person.crop.circle.fill"),
                    activityItems: [.init(type: .phone, data: "6504224410"), .init(type: .email)])
            },
            GalleryExample("view builders") {
                ContactItem {
                    Text("Laurel Osborn")
                } subtitle: {
                    Label("Technical Support Manager", systemImage: "star")
                } detailImage: {
                    Image(systemName: "person.crop.circle")
                } activityItems: {
                    ActivityItemDataType(type: .message)
                    Button("Chat") {}.frame(minHeight: 44)
                }
            },
            GalleryExample("without activities") {
                ContactItem(title: "Laurel Osborn", subtitle: "Technical Support Manager")
            },
            GalleryExample("title alone") {
                ContactItem(title: "Laurel Osborn")
            },
            GalleryExample("loading") {
                ContactItem(
                    title: "Laurel Osborn", subtitle: "Technical Support Manager",
                    detailImage: Image(systemName: "person.crop.circle.fill"),
                    activityItems: [.init(type: .phone), .init(type: .email)]
                )
                .environment(\.isLoading, true)
            },
        ])

    static let styleableKeyValueItem = ComponentEntry(
        "KeyValueItem", "A name and its value, beside each other or one below the other.",
        module: Self.styleableModule, showsSkeleton: true,
        properties: [
            ComponentProperty("key", .text, "Serial Number"),
            ComponentProperty("value", .text, "533423-A"),
            ComponentProperty("controlState", .data, "normal", choices: ["normal", "disabled", "readOnly"]),
            ComponentProperty("errorMessage", .text),
            ComponentProperty("axis", .data, "horizontal", choices: ["horizontal", "vertical"]),
        ],
        make: { values in
            KeyValueItem(
                key: values.words("key"), value: values.attributedText("value"),
                controlState: values.controlState, errorMessage: values.attributedText("errorMessage"),
                axis: values.text("axis") == "vertical" ? .vertical : .horizontal)
        },
        examples: [
            GalleryExample("beside each other") {
                KeyValueItem(key: "Serial Number", value: "533423-A")
            },
            GalleryExample("one below the other") {
                KeyValueItem(key: "Location", value: "1000-Hamburg, Main Street 1", axis: .vertical)
            },
            GalleryExample("disabled") {
                KeyValueItem(key: "Serial Number", value: "533423-A", controlState: .disabled)
            },
            GalleryExample("wrong value") {
                KeyValueItem(
                    key: "Serial Number", value: "533423-A", errorMessage: "This number is not known.")
            },
            GalleryExample("key alone") {
                KeyValueItem(key: "Serial Number")
            },
        ])

    static let styleableLabelItem = ComponentEntry(
        "LabelItem", "A symbol beside a short text.", module: Self.styleableModule, showsSkeleton: true,
        properties: [
            ComponentProperty("icon", .image, "mappin"),
            ComponentProperty("title", .text, "Houston, Texas"),
            ComponentProperty("alignment", .data, "leading", choices: ["leading", "trailing"]),
        ],
        make: { values in
            LabelItem(
                icon: values.image("icon"), title: values.words("title"),
                alignment: values.text("alignment") == "trailing" ? .trailing : .leading)
        },
        examples: [
            GalleryExample("symbol before the text") {
                LabelItem(icon: Image(systemName: "mappin"), title: "Houston, Texas")
            },
            GalleryExample("symbol behind the text") {
                LabelItem(icon: Image(systemName: "chevron.forward"), title: "Details", alignment: .trailing)
            },
        ])

    static let styleableActivityItem = ComponentEntry(
        "ActivityItem", "The symbol of an activity with its name, as the label of a button.",
        module: Self.styleableModule,
        properties: [
            ComponentProperty("icon", .image, "phone"),
            ComponentProperty("subtitle", .text, "Call"),
            ComponentProperty("layout", .data, "vertical", choices: ["vertical", "horizontal"]),
        ],
        make: { values in
            ActivityItem(
                icon: values.image("icon"), subtitle: values.attributedText("subtitle"), layout: values.choice("layout")
            )
        },
        examples: [
            GalleryExample("name below the symbol") {
                ActivityItem(icon: Image(systemName: "phone"), subtitle: "Call")
            },
            GalleryExample("name beside the symbol") {
                ActivityItem(icon: Image(systemName: "phone"), subtitle: "Call", layout: .horizontal)
            },
        ])
}

extension PropertyValues {
    fileprivate var controlState: ControlState {
        switch text("controlState") {
        case "disabled": .disabled
        case "readOnly": .readOnly
        default: .normal
        }
    }
}
