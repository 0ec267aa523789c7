import SwiftUI

nonisolated extension LibraryPreviewData.Person: ProfileHeaderModel {}

nonisolated extension LibraryPreviewData {
    /// Orders to show in headers that are made with a model.
    nonisolated public struct Order: ObjectHeaderModel {
        public var title: String
        public var subtitle: String?
        public var tags: [String]?
        public var bodyText: String?
        public var footnote: String?
        public var descriptionText: String?
        public var status: TextOrIcon?
        public var substatus: TextOrIcon?
        public var detailImage: Image?

        /// Creates an object, of which only the name is known for sure.
        public init(
            title: String, subtitle: String? = nil, tags: [String]? = nil, bodyText: String? = nil,
            footnote: String? = nil, descriptionText: String? = nil, status: TextOrIcon? = nil,
            substatus: TextOrIcon? = nil, detailImage: Image? = nil
        ) {
            self.title = title
            self.subtitle = subtitle
            self.tags = tags
            self.bodyText = bodyText
            self.footnote = footnote
            self.descriptionText = descriptionText
            self.status = status
            self.substatus = substatus
            self.detailImage = detailImage
        }

        /// An order with everything that a header may show.
        public static var inspection: Order {
            Order(
                title: "Inspect Electric Pump Motor", subtitle: "Job 819701", tags: ["Started", "PM01", "103-Repair"],
                bodyText: "1000-Hamburg, Mechanics", footnote: "Due on 12/31/26",
                descriptionText:
                    "Temperature fluctuates above the limit. Check the cooling circuit before the next shift starts.",
                status: .text("High"), substatus: .text("Scheduled"),
                detailImage: Image(systemName: "wrench.and.screwdriver"))
        }
    }
}
