import SwiftUI

/// A person.
// sourcery: add_env_props = "horizontalSizeClass"
// sourcery: add_env_props = "layoutDirection"
// sourcery: generated_component
nonisolated public protocol PersonModel: TitleComponent, SubtitleComponent, DetailImageComponent {}

// sourcery: generated_component_not_configurable
nonisolated public protocol ActivityItemsModel: ActionItemsComponent {}

// sourcery: generated_component_not_configurable
nonisolated public protocol TextInputModel: TextInputComponent {}

// sourcery: generated_component_composite
nonisolated public protocol ContactModel: TitleComponent, SubtitleComponent, ActivityItemsModel {}

// sourcery: generated_component_composite
nonisolated public protocol WelcomeModel: TitleComponent, TextInputModel {}

// sourcery: add_view_builder_params = ["footer", "actions"]
// sourcery: virtualPropSecond = "var second: Int = 2"
// sourcery: virtualPropFirst = "@State var first: [Int] = [1, 1]"
// sourcery: generated_component
nonisolated public protocol ProfileModel: TitleComponent, SubtitleComponent, IconsComponent, LabelsComponent {}

/// All parts may be left out.
// sourcery: generated_component
nonisolated public protocol OptionalPartsModel: SubtitleComponent, DetailImageComponent, HintComponent {}

// sourcery: availableAttributeContent = "iOS 17, macOS 14, visionOS 1, *"
// sourcery: importFrameworks = ["Foundation"]
// sourcery: generated_component
nonisolated public protocol MeterModel: TitleComponent, ProgressComponent {}

// sourcery: generated_component
nonisolated public protocol ReviewModel: TitleComponent, RatingComponent {}

// sourcery: generated_component
nonisolated public protocol StoreModel: TitleComponent, ObservableObject {}
