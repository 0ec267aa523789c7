import FioriSwiftUI
import Foundation
import SwiftUI

// An app's own values, which conform to the models of all components. Each declares everything that its models have,
// with the types that the components' table gives them.

/// A place in a plant, as a list, a header and a chart show it.
public struct Machine: ObjectItemModel, ObjectHeaderModel, HeaderChartModel {
    public var title: String
    public var subtitle: String? = "Three Phase"
    public var footnote: String? = "Substation North"
    public var descriptionText: String? = "Inspected twice a year."
    public var bodyText: String? = "Transformer overheats after an hour."
    public var tags: [String]? = ["Started", "PM01"]
    public var status: TextOrIcon? = .text("High")
    public var substatus: TextOrIcon? = .icon(Image(systemName: "clock"))
    public var detailImage: Image? = Image(systemName: "bolt")
    public var icons: [TextOrIcon]? = [.text("1"), .icon(Image(systemName: "paperclip"))]
    public var action: ActionModel? = Chore(actionText: "Inspect")
    public var trend: String? = "2.5 %"
    public var trendImage: Image? = Image(systemName: "arrowtriangle.up")
    public var kpi: String? = "26.9"

    public init(title: String) { self.title = title }
}

/// Something to be done.
public struct Chore: ActionModel {
    public var actionText: String?
    public var didSelectAction: (() -> Void)?

    public init(actionText: String?, didSelectAction: (() -> Void)? = nil) {
        self.actionText = actionText
        self.didSelectAction = didSelectAction
    }
}

/// Somebody, as a list, a contact and a profile show them.
public struct Colleague: PersonDetailItemModel, ContactItemModel, ProfileHeaderModel {
    public var title: String
    public var subtitle: String? = "Sales Manager"
    public var footnote: String? = "Hamburg"
    public var descriptionText: String? = "Has been with us for ten years."
    public var detailImage: Image? = Image(systemName: "person")
    public var actionItems: ActivityItemsModel? = Ways()

    public init(title: String) { self.title = title }
}

/// The constants of an app for all of its screens.
public enum Constants {
    public static let marks: [TextOrIcon] = [.text("1"), .icon(Image(systemName: "paperclip"))]
    public static let ways = [ActivityItemDataType(type: .phone, data: "1"), ActivityItemDataType(type: .email)]
    public static let list = ActivityItemList.phone(1).email("a@example.com")
    public static let header = [DataTextItem("Machine"), DataTextItem("Phase", .headline, .red)]
    public static let picture = DataImageItem(Image(systemName: "bolt"))
    public static let columns = [TableColumnAttribute(textAlignment: .trailing, width: .fixed(80))]
    public static let looks: [ControlState: SegmentAttributes] = [.selected: SegmentAttributes(textColor: .red)]
    public static let style = AnyViewModifier { $0.bold() }
}

/// The ways to reach somebody.
public struct Ways: ActivityItemsModel {
    public var actionItems: [ActivityItemDataType]? = [
        ActivityItemDataType(type: .phone, data: "1"), ActivityItemDataType(type: .email, data: "a@example.com"),
        ActivityItemDataType(type: .message), ActivityItemDataType(type: .videoCall),
        ActivityItemDataType(type: .detail), ActivityItemDataType(type: .custom(Image(systemName: "star"))),
    ]
    public var didSelectActivityItem: ((ActivityItemDataType) -> Void)?

    public init() {}
}

/// Numbers.
public struct Goal: KPIItemModel, KPIProgressItemModel {
    public var kpi: String? = "65 %"
    public var fraction: Double? = 0.65
    public var subtitle: String? = "Completed"
    public var footnote: String? = "Since May"

    public init() {}
}

/// A number with a picture.
public struct Figure: KPIModel {
    public var title: String
    public var icon: Image?

    public init(title: String, icon: Image? = nil) {
        self.title = title
        self.icon = icon
    }
}

/// A value with its name, an activity, the heading of a section.
public struct Fact: KeyValueItemModel, ListPickerItemModel, ActivityItemModel, SectionHeaderModel, SideBarModel,
    SideBarListItemModel
{
    public var key = "Plant"
    public var value: String? = "Hamburg"
    public var icon: Image? = Image(systemName: "shippingbox")
    public var subtitle: String? = "12"
    public var title = "Orders"
    public var attribute: String? = "All"
    public var accessoryIcon: Image? = Image(systemName: "lock")

    public init() {}
}

/// Symbols and words.
public struct Marks: IconStackModel, TagStackModel, ProgressIndicatorModel {
    public var icons: [TextOrIcon]? = [.text("1"), .icon(Image(systemName: "paperclip"))]
    public var tags: [String]? = ["Started"]
    public var progressIndicatorText: String? = "Loading"

    public init() {}
}
