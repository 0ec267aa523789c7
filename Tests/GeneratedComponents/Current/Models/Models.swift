import SwiftUI

/// A person.
///
/// With a picture.
// sourcery: add_env_props = ["horizontalSizeClass", "layoutDirection"]
// sourcery: add_env_props = "colorScheme"
// sourcery: generated_component
nonisolated public protocol PersonModel: TitleComponent, SubtitleComponent, DetailImageComponent {}

// sourcery: generated_component_not_configurable
nonisolated public protocol ActivityItemsModel: ActionItemsComponent {}

// sourcery: generated_component_not_configurable
nonisolated public protocol ActionModel: ActionComponent {}

// sourcery: generated_component_not_configurable
nonisolated public protocol TextInputModel: TextInputComponent {}

// sourcery: generated_component_composite
nonisolated public protocol ContactModel: TitleComponent, SubtitleComponent {
    /// Backed by the component of that model.
    var actionItems: ActivityItemsModel? { get }
    // sourcery: backingComponent = BigAction
    // sourcery: genericParameter.name = ActionView
    var action: ActionModel? { get }
    // sourcery: no_view
    var didClose: (() -> Void)? { get }
}

// sourcery: add_view_builder_params = "footer"
// sourcery: add_view_builder_params = "actions"
// sourcery: virtualPropSecond = "var second: Int = 2"
// sourcery: virtualPropFirst = "@State var first: [Int] = [1, 1]"
// sourcery: generated_component
nonisolated public protocol ProfileModel: TitleComponent, SubtitleComponent, IconsComponent {}

// sourcery: generated_component_composite
nonisolated public protocol ConsentFormModel {
    // sourcery: no_view
    // sourcery: default.value = true
    var isRequired: Bool { get }
    // sourcery: genericParameter.name = NextActionView
    // sourcery: default.value = _NextActionDefault()
    var nextAction: ActionModel? { get }
}

// sourcery: generated_component_composite
nonisolated public protocol ConsentModel: TitleComponent {
    // sourcery: no_style
    // sourcery: backingComponent = FormsContainer
    // sourcery: customFunctionBuilder = IndexedViewBuilder
    // sourcery: genericParameter.type = IndexedViewContainer
    var forms: [ConsentFormModel] { get }
}

/// All parts may be left out.
// sourcery: generated_component
nonisolated public protocol OptionalPartsModel: SubtitleComponent, DetailImageComponent, HintComponent {}

// sourcery: availableAttributeContent = "iOS 17, macOS 14, visionOS 1, *"
// sourcery: importFrameworks = ["Foundation"]
// sourcery: default.limit.value = 5
// sourcery: generated_component
nonisolated public protocol MeterModel: LabelsComponent, NotesComponent, BodyTextComponent, CaptionComponent,
    LimitComponent, FractionComponent, DefaultComponent
{}

// sourcery: generated_component
nonisolated public protocol SwitchModel: TitleComponent, SwitchingComponent {}

// sourcery: generated_component
nonisolated public protocol ReviewModel: TitleComponent, RatingComponent {}

// sourcery: generated_component
nonisolated public protocol StoreModel: TitleComponent, ObservableObject {}

// sourcery: generated_component_composite
nonisolated public protocol SearchModel: TitleComponent {
    // sourcery: genericParameter.name = InputView
    var input: TextInputModel { get }
    // sourcery: genericParameter.name = FilterView
    var filter: TextInputModel? { get }
}

// sourcery: generated_component_composite
nonisolated public protocol ItemModel: TitleComponent, Identifiable, Sendable {
    // sourcery: genericParameter.name = ActionView
    var action: ActionModel? { get }
}
