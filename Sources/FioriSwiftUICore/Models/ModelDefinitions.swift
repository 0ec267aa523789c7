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
