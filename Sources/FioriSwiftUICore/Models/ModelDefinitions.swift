// The components of the package. Each protocol becomes the component that its name says, without "Model";
// what it inherits and declares becomes the component's initialisers. See Docs/ComponentGeneration.md.

/// A person in a list: a picture, the name, and a line about them.
// sourcery: add_env_props = "horizontalSizeClass"
// sourcery: generated_component
nonisolated public protocol PersonDetailItemModel: TitleComponent, SubtitleComponent, DetailImageComponent {}

/// A row of activities, such as calling or writing to a person.
// sourcery: generated_component_not_configurable
nonisolated public protocol ActivityItemsModel: ActionItemsComponent {}

/// A person with the ways to reach them.
// sourcery: add_env_props = "horizontalSizeClass"
// sourcery: generated_component_composite
nonisolated public protocol ContactItemModel: TitleComponent, SubtitleComponent, FootnoteComponent,
    DescriptionTextComponent, DetailImageComponent
{
    /// The activities that the person can be reached by.
    var actionItems: ActivityItemsModel? { get }
}
