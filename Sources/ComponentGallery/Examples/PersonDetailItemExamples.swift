import FioriSwiftUICore
import SwiftUI

extension GalleryExample {
    static let personDetailItems: [GalleryExample] = [
        GalleryExample("PersonDetailItem", "view builders") {
            PersonDetailItem {
                Text("Laurel Osborn")
            } subtitle: {
                Text("Sales Manager")
            } detailImage: {
                Image(systemName: "person.crop.circle.fill")
                    .font(.system(size: 40))
            }
        },
        GalleryExample("PersonDetailItem", "plain types") {
            PersonDetailItem(
                title: "Laurel Osborn", subtitle: "Sales Manager",
                detailImage: Image(systemName: "person.crop.circle.fill"))
        },
        GalleryExample("PersonDetailItem", "model") {
            PersonDetailItem(model: LibraryPreviewData.Person.laurelosborn)
        },
        GalleryExample("PersonDetailItem", "without subtitle") {
            PersonDetailItem(title: "Laurel Osborn", detailImage: Image(systemName: "person.crop.circle.fill"))
        },
        GalleryExample("PersonDetailItem", "without image") {
            PersonDetailItem(title: "Laurel Osborn", subtitle: "Sales Manager")
        },
        GalleryExample("PersonDetailItem", "title alone") {
            PersonDetailItem { Text("Laurel Osborn") }
        },
        GalleryExample("PersonDetailItem", "long texts") {
            PersonDetailItem(
                title: "Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine",
                subtitle: "Director of Regional Accounts for Central and Eastern Europe, the Middle East and Africa",
                detailImage: Image(systemName: "person.crop.circle.fill"))
        },
    ]
}
