import SwiftUI

/// Data that previews, the component library and the gallery show.
nonisolated public enum LibraryPreviewData {
    /// People to show in components that are made with a model.
    nonisolated public struct Person: PersonDetailItemModel, ContactItemModel {
        public var title: String
        public var subtitle: String?
        public var footnote: String?
        public var descriptionText: String?
        public var detailImage: Image?
        /// The ways to reach the person, as ``ActivityItems`` shows them.
        public var activities: [ActivityItemDataType]

        /// Activities of the person; nil if there are none, so that the component omits the part.
        public var actionItems: ActivityItemsModel? { activities.isEmpty ? nil : Activities(actionItems: activities) }

        /// Creates a person, of whom only the name is required.
        public init(
            title: String, subtitle: String? = nil, footnote: String? = nil, descriptionText: String? = nil,
            detailImage: Image? = nil, activities: [ActivityItemDataType] = []
        ) {
            self.title = title
            self.subtitle = subtitle
            self.footnote = footnote
            self.descriptionText = descriptionText
            self.detailImage = detailImage
            self.activities = activities
        }

        /// A person with everything that a component may show.
        public static var laurelosborn: Person {
            Person(
                title: "Laurel Osborn", subtitle: "Sales Manager", footnote: "Houston, Texas",
                descriptionText: "Responsible for the accounts of the southern region, from first call to renewal.",
                detailImage: Image(systemName: "person.crop.circle.fill"),
                activities: [
                    ActivityItemDataType(type: .phone, data: "+1 (650) 422-4410"),
                    ActivityItemDataType(type: .email, data: "laurel.osborn@example.com"),
                ])
        }
    }

    /// Activities to show in components that are made with a model of them.
    nonisolated public struct Activities: ActivityItemsModel {
        public var actionItems: [ActivityItemDataType]?
        public var didSelectActivityItem: ((ActivityItemDataType) -> Void)?

        /// - Parameters:
        ///   - actionItems: The activities, in the order they are shown.
        ///   - didSelectActivityItem: Called with the activity that was chosen.
        public init(
            actionItems: [ActivityItemDataType]?, didSelectActivityItem: ((ActivityItemDataType) -> Void)? = nil
        ) {
            self.actionItems = actionItems
            self.didSelectActivityItem = didSelectActivityItem
        }
    }
}
