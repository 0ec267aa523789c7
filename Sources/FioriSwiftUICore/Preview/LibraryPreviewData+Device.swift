import SwiftUI

nonisolated extension LibraryPreviewData {
    /// Devices to show in components that are made with a model.
    nonisolated public struct Device: ObjectItemModel {
        public var title: String
        public var subtitle: String?
        public var footnote: String?
        public var descriptionText: String?
        public var detailImage: Image?
        public var status: TextOrIcon?
        public var substatus: TextOrIcon?
        public var icons: [TextOrIcon]?
        public var action: ActionModel?

        /// Creates a device, of which only the title is required.
        public init(
            title: String, subtitle: String? = nil, footnote: String? = nil, descriptionText: String? = nil,
            detailImage: Image? = nil, status: TextOrIcon? = nil, substatus: TextOrIcon? = nil,
            icons: [TextOrIcon]? = nil, action: ActionModel? = nil
        ) {
            self.title = title
            self.subtitle = subtitle
            self.footnote = footnote
            self.descriptionText = descriptionText
            self.detailImage = detailImage
            self.status = status
            self.substatus = substatus
            self.icons = icons
            self.action = action
        }

        /// Symbols and a count shown beside the name of a device.
        public static var icons: [TextOrIcon] {
            [.icon(Image(systemName: "circle.fill")), .icon(Image(systemName: "paperclip")), .text("1")]
        }

        /// A device with everything that a component may show.
        public static var pump: Device {
            Device(
                title: "Rotary Pump, Model 23", subtitle: "Assigned to Laurel Osborn", footnote: "Houston, Texas",
                descriptionText:
                    "Temperature fluctuates above the limit. Check the cooling circuit before the next shift starts.",
                detailImage: Image(systemName: "gearshape.2"), status: .text("High"),
                substatus: .text("Scheduled"), icons: icons)
        }
    }

    /// An action to show in components that are made with a model.
    nonisolated public struct Task: ActionModel {
        public var actionText: String?
        public var didSelectAction: (() -> Void)?

        /// - Parameters:
        ///   - actionText: Title of the button.
        ///   - didSelectAction: Called when the button is tapped.
        public init(actionText: String?, didSelectAction: (() -> Void)? = nil) {
            self.actionText = actionText
            self.didSelectAction = didSelectAction
        }
    }
}
