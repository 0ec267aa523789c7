import FioriSwiftUICore
import SwiftUI

// Models as in an app's data layer, on no actor: with all and with only the required members. Compiling them proves
// names, types and defaults of the components' protocols.

nonisolated struct FullPerson: PersonDetailItemModel, ContactItemModel {
    let title = "Laurel Osborn"
    let subtitle: String? = "Sales Manager"
    let footnote: String? = "Houston, Texas"
    let descriptionText: String? = "Responsible for the southern region."
    let detailImage: Image? = Image(systemName: "person")
    let actionItems: ActivityItemsModel? = FullActivities()
}

nonisolated struct NamedPerson: PersonDetailItemModel, ContactItemModel {
    let title = "Laurel Osborn"
    let actionItems: ActivityItemsModel? = nil
}

nonisolated struct FullActivities: ActivityItemsModel {
    let actionItems: [ActivityItemDataType]? = [ActivityItemDataType(type: .phone, data: "1")]
    let didSelectActivityItem: ((ActivityItemDataType) -> Void)? = { _ in }
}

nonisolated struct FullObject: ObjectItemModel {
    let title = "Rotary Pump"
    let subtitle: String? = "Assigned to Laurel Osborn"
    let footnote: String? = "Houston, Texas"
    let descriptionText: String? = "Temperature fluctuates."
    let status: TextOrIcon? = .text("High")
    let substatus: TextOrIcon? = .icon(Image(systemName: "clock"))
    let detailImage: Image? = Image(systemName: "gearshape.2")
    let icons: [TextOrIcon]? = [.icon(Image(systemName: "circle.fill")), .text("1")]
    let action: ActionModel? = FullAction()
}

nonisolated struct NamedObject: ObjectItemModel {
    let title = "Rotary Pump"
    let action: ActionModel? = nil
}

nonisolated struct FullAction: ActionModel {
    let actionText: String? = "Start"
    let didSelectAction: (() -> Void)? = {}
}

nonisolated struct FullIcons: IconStackModel {
    let icons: [TextOrIcon]? = [.text("1"), .icon(Image(systemName: "paperclip"))]
}

nonisolated struct FullTags: TagStackModel {
    let tags: [String]? = ["Started", "PM01"]
}
