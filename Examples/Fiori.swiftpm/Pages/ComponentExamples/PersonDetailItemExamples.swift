import FioriSwiftUICore
import SwiftUI

extension ComponentEntry {
    static let personDetailItem = ComponentEntry(
        "PersonDetailItem", "A list row for a person: a picture, the name and a line of detail.",
        properties: [
            ComponentProperty("title", .text, "Laurel Osborn"),
            ComponentProperty("subtitle", .text, "Sales Manager"),
            ComponentProperty("detailImage", .image, "person.crop.circle.fill"),
        ],
        make: { values in
            PersonDetailItem(
                title: values.required("title"), subtitle: values.text("subtitle"),
                detailImage: values.image("detailImage"))
        },
        examples: [
            GalleryExample("view builders") {
                PersonDetailItem {
                    Text("Laurel Osborn")
                } subtitle: {
                    Text("Sales Manager")
                } detailImage: {
                    Image(systemName: "person.crop.circle.fill")
                        .font(.largeTitle)
                }
            },
            GalleryExample("plain types") {
                PersonDetailItem(
                    title: "Laurel Osborn", subtitle: "Sales Manager",
                    detailImage: Image(systemName: "person.crop.circle.fill"))
            },
            GalleryExample("model") {
                PersonDetailItem(model: LibraryPreviewData.Person.laurelosborn)
            },
            GalleryExample("without subtitle") {
                PersonDetailItem(title: "Laurel Osborn", detailImage: Image(systemName: "person.crop.circle.fill"))
            },
            GalleryExample("without image") {
                PersonDetailItem(title: "Laurel Osborn", subtitle: "Sales Manager")
            },
            GalleryExample("title alone") {
                PersonDetailItem { Text("Laurel Osborn") }
            },
            GalleryExample("long texts") {
                PersonDetailItem(
                    title: "Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine",
                    subtitle:
                        "Director of Regional Accounts for Central and Eastern Europe, the Middle East and Africa",
                    detailImage: Image(systemName: "person.crop.circle.fill"))
            },
        ])
}
