import SwiftUI

// The components of the package. Each protocol becomes the component that its name says, without "Model";
// what it inherits and declares becomes the component's initialisers. See Docs/ComponentGeneration.md.

// MARK: Building blocks

/// A row of activities, such as calling or writing to a person.
// sourcery: generated_component_not_configurable
nonisolated public protocol ActivityItemsModel: ActionItemsComponent {}

/// A button.
// sourcery: generated_component_not_configurable
nonisolated public protocol ActionModel: ActionComponent {}

/// Symbols and short texts, one below the other.
// sourcery: add_env_props = "numberOfLines"
// sourcery: virtualPropContent = "var content: [AnyView]?"
// sourcery: generated_component_not_configurable
nonisolated public protocol IconStackModel: IconsComponent {}

/// Short words with a border, in as many lines as they need.
// sourcery: virtualPropContent = "var content: [AnyView]?"
// sourcery: generated_component_not_configurable
nonisolated public protocol TagStackModel: TagsComponent {}

// MARK: People

/// A person in a list: a picture, the name, and a line about them.
// sourcery: add_env_props = "horizontalSizeClass"
// sourcery: generated_component
nonisolated public protocol PersonDetailItemModel: TitleComponent, SubtitleComponent, DetailImageComponent {}

/// A person with the ways to reach them.
// sourcery: add_env_props = "horizontalSizeClass"
// sourcery: generated_component_composite
nonisolated public protocol ContactItemModel: TitleComponent, SubtitleComponent, FootnoteComponent,
    DescriptionTextComponent, DetailImageComponent
{
    /// The activities that the person can be reached by.
    var actionItems: ActivityItemsModel? { get }
}

// MARK: Objects

/// A business object in a list.
// sourcery: add_env_props = ["horizontalSizeClass", "splitPercent"]
// sourcery: generated_component_composite
nonisolated public protocol ObjectItemModel: TitleComponent, SubtitleComponent, FootnoteComponent,
    DescriptionTextComponent, StatusComponent, SubstatusComponent, DetailImageComponent, IconsComponent
{
    /// What can be done with the object, as a button at the trailing edge.
    // sourcery: genericParameter.name = ActionView
    var action: ActionModel? { get }
}

// MARK: Headers

/// The header of a business object. In compact width its parts are on pages beside each other.
// sourcery: add_view_builder_params = "detailContent"
// sourcery: add_env_props = ["horizontalSizeClass", "dynamicTypeSize"]
// sourcery: generated_component
nonisolated public protocol ObjectHeaderModel: TitleComponent, SubtitleComponent, TagsComponent, BodyTextComponent,
    FootnoteComponent, DescriptionTextComponent, StatusComponent, SubstatusComponent, DetailImageComponent
{}

/// The header of a person's page, with the ways to reach them.
// sourcery: add_view_builder_params = "actionItems"
// sourcery: add_env_props = ["horizontalSizeClass", "dynamicTypeSize"]
// sourcery: generated_component
nonisolated public protocol ProfileHeaderModel: TitleComponent, SubtitleComponent, FootnoteComponent,
    DescriptionTextComponent, DetailImageComponent
{}

/// The header of a chart: what it is about, its most important number, and a small picture of the chart.
// sourcery: add_view_builder_params = "chart"
// sourcery: add_env_props = ["horizontalSizeClass", "dynamicTypeSize"]
// sourcery: generated_component
nonisolated public protocol HeaderChartModel: TitleComponent, SubtitleComponent, TrendComponent, TrendImageComponent,
    KpiComponent
{}

/// The heading of a section, with a text at the trailing edge.
// sourcery: add_env_props = "dynamicTypeSize"
// sourcery: generated_component
nonisolated public protocol SectionHeaderModel: TitleComponent, AttributeComponent {}

// MARK: Numbers

/// A number that tells how business goes, and what it counts.
// sourcery: generated_component
nonisolated public protocol KPIItemModel: KpiComponent, SubtitleComponent {}

/// A number that tells how business goes, within a ring that shows how much of its goal is reached.
// sourcery: add_env_props = "locale"
// sourcery: generated_component
nonisolated public protocol KPIProgressItemModel: KpiProgressComponent, SubtitleComponent, FootnoteComponent {}

/// A number that tells how business goes, and a picture beside it.
// sourcery: generated_component
nonisolated public protocol KPIModel: TitleComponent, IconComponent {}

// MARK: Names and values

/// A name and its value.
// sourcery: generated_component
nonisolated public protocol KeyValueItemModel: KeyComponent, ValueComponent {}

/// An activity: its picture, and what it is called.
// sourcery: add_env_props = "dynamicTypeSize"
// sourcery: generated_component
nonisolated public protocol ActivityItemModel: IconComponent, SubtitleComponent {}

// MARK: Progress

/// Something that takes a while.
// sourcery: generated_component_not_configurable
nonisolated public protocol ProgressIndicatorModel: ProgressIndicatorComponent {}

// MARK: Choosing and finding one's way

/// A name, and a value that is chosen from a list.
// sourcery: add_env_props = "dynamicTypeSize"
// sourcery: virtualPropConfiguration = "var configuration: ListPickerItemConfiguration?"
// sourcery: generated_component
nonisolated public protocol ListPickerItemModel: KeyComponent, ValueComponent {}

/// What an app is made of, beside its pages: a line about the user, a list, and a footer. It collapses to pictures.
// sourcery: add_view_builder_params = ["detail", "footer"]
// sourcery: virtualPropIsCollapsed = "@State var isCollapsed = false"
// sourcery: generated_component
nonisolated public protocol SideBarModel: SubtitleComponent {}

/// An item of a side bar.
// sourcery: add_env_props = ["isSideBarCollapsed", "dynamicTypeSize"]
// sourcery: generated_component
nonisolated public protocol SideBarListItemModel: IconComponent, TitleComponent, SubtitleComponent,
    AccessoryIconComponent
{}
