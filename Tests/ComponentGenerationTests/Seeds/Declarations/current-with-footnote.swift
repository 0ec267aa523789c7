// swift-format-ignore-file
// The ContactItem of seed 004: its usages and its conditional initialiser have a footnote, its listings do not.

internal struct _Component: _ComponentGenerating {
    let title: String
    let subtitle: String?
    let footnote: String?
    let descriptionText: String?
    let detailImage: Image?
}

internal protocol _ActionItems: _ComponentMultiPropGenerating {
    var actionItems: [ActivityItemDataType]? { get }
    // sourcery: no_view
    var didSelectActivityItem: ((ActivityItemDataType) -> Void)? { get }
}

// sourcery: generated_component_not_configurable
public protocol ActivityItemsModel: ActionItemsComponent {}

// sourcery: generated_component_composite
public protocol ContactItemModel: TitleComponent, SubtitleComponent, FootnoteComponent, DescriptionTextComponent, DetailImageComponent {
    var actionItems: ActivityItemsModel? { get }
}
