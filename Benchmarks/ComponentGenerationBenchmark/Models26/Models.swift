import SwiftUI

// 26 models like those of the original SDK.

// sourcery: generated_component_not_configurable
nonisolated public protocol ActivityItemsModel: ActionItemsComponent {}

// sourcery: generated_component_not_configurable
nonisolated public protocol ActionModel: ActionComponent {}

// sourcery: generated_component_not_configurable
nonisolated public protocol TextInputModel: TextInputComponent {}

// sourcery: generated_component_not_configurable
nonisolated public protocol ProgressIndicatorModel: ProgressIndicatorComponent {}

// sourcery: generated_component_composite
nonisolated public protocol ObjectItemModel: TitleComponent, SubtitleComponent, FootnoteComponent,
    DescriptionTextComponent, StatusComponent, SubstatusComponent, DetailImageComponent, IconsComponent
{
    // sourcery: genericParameter.name = ActionView
    var action: ActionModel? { get }
}

// sourcery: add_view_builder_params = "detailContent"
// sourcery: generated_component
nonisolated public protocol ObjectHeaderModel: TitleComponent, SubtitleComponent, TagsComponent, BodyTextComponent,
    FootnoteComponent, DescriptionTextComponent, StatusComponent, SubstatusComponent, DetailImageComponent
{}

// sourcery: add_view_builder_params = "chart"
// sourcery: generated_component
nonisolated public protocol HeaderChartModel: TitleComponent, SubtitleComponent, TrendComponent, TrendImageComponent,
    KpiComponent
{}

// sourcery: add_view_builder_params = "actionItems"
// sourcery: generated_component
nonisolated public protocol ProfileHeaderModel: TitleComponent, SubtitleComponent, FootnoteComponent,
    DescriptionTextComponent, DetailImageComponent
{}

// sourcery: generated_component
nonisolated public protocol PersonDetailItemModel: TitleComponent, SubtitleComponent, DetailImageComponent {}

// sourcery: generated_component_composite
nonisolated public protocol ContactItemModel: TitleComponent, SubtitleComponent, FootnoteComponent,
    DescriptionTextComponent, DetailImageComponent
{
    var actionItems: ActivityItemsModel? { get }
}

// sourcery: generated_component
nonisolated public protocol ActivityItemModel: IconComponent, SubtitleComponent {}

// sourcery: generated_component
nonisolated public protocol SectionHeaderModel: TitleComponent, AttributeComponent {}

// sourcery: generated_component
nonisolated public protocol KPIItemModel: KpiComponent, SubtitleComponent {}

// sourcery: generated_component
nonisolated public protocol KPIProgressItemModel: KpiProgressComponent, SubtitleComponent, FootnoteComponent {}

// sourcery: generated_component
nonisolated public protocol KeyValueItemModel: KeyComponent, ValueComponent {}

// sourcery: generated_component
nonisolated public protocol ListPickerItemModel: KeyComponent, ValueComponent {}

// sourcery: add_view_builder_params = ["detail", "footer"]
// sourcery: generated_component
nonisolated public protocol SideBarModel: SubtitleComponent {}

// sourcery: generated_component
nonisolated public protocol SideBarListItemModel: IconComponent, TitleComponent, SubtitleComponent,
    AccessoryIconComponent
{}

// sourcery: generated_component_composite
nonisolated public protocol WelcomeScreenModel: TitleComponent, DescriptionTextComponent, SubtitleComponent,
    FootnoteComponent, IconComponent
{
    // sourcery: genericParameter.name = TextInputView
    var textInput: TextInputModel? { get }
    // sourcery: genericParameter.name = ActionView
    var action: ActionModel? { get }
    // sourcery: genericParameter.name = SecondaryActionView
    var secondaryAction: ActionModel? { get }
}

// sourcery: generated_component_composite
nonisolated public protocol ActivationScreenModel: TitleComponent, DescriptionTextComponent, FootnoteComponent {
    // sourcery: genericParameter.name = TextInputView
    var textInput: TextInputModel? { get }
    // sourcery: genericParameter.name = ActionView
    var action: ActionModel? { get }
    // sourcery: genericParameter.name = SecondaryActionView
    var secondaryAction: ActionModel? { get }
}

// sourcery: generated_component_composite
nonisolated public protocol InfoViewModel: TitleComponent, DescriptionTextComponent {
    // sourcery: genericParameter.name = ActionView
    var action: ActionModel? { get }
    // sourcery: genericParameter.name = SecondaryActionView
    var secondaryAction: ActionModel? { get }
    // sourcery: genericParameter.name = ProgressView
    var progressIndicator: ProgressIndicatorModel? { get }
}

// sourcery: generated_component_composite
nonisolated public protocol EULAViewModel: TitleComponent, BodyTextComponent {
    // sourcery: no_view, default.value = nil
    var didAgree: (() -> Void)? { get }
    // sourcery: no_view, default.value = nil
    var didDisagree: (() -> Void)? { get }
    // sourcery: genericParameter.name = AgreeActionView
    var agreeAction: ActionModel? { get }
    // sourcery: genericParameter.name = DisagreeActionView
    var disagreeAction: ActionModel? { get }
    // sourcery: genericParameter.name = CancelActionView
    var cancelAction: ActionModel? { get }
}

// sourcery: generated_component_composite
nonisolated public protocol UserConsentPageModel: TitleComponent, BodyTextComponent {
    // sourcery: genericParameter.name = ActionView
    var action: ActionModel? { get }
}

// sourcery: generated_component_composite
nonisolated public protocol UserConsentFormModel {
    // sourcery: no_view, default.value = true
    var isRequired: Bool { get }
    // sourcery: genericParameter.name = NextActionView
    var nextAction: ActionModel? { get }
    // sourcery: genericParameter.name = CancelActionView
    var cancelAction: ActionModel? { get }
    // sourcery: genericParameter.name = AllowActionView
    var allowAction: ActionModel? { get }
    // sourcery: genericParameter.name = DenyActionView
    var denyAction: ActionModel? { get }
    // sourcery: genericParameter.name = NotNowActionView
    var notNowAction: ActionModel? { get }
}

// sourcery: generated_component_composite
nonisolated public protocol UserConsentViewModel {
    // sourcery: no_style, backingComponent = UserConsentFormsContainer, customFunctionBuilder = IndexedViewBuilder
    // sourcery: genericParameter.type = IndexedViewContainer
    var userConsentForms: [UserConsentFormModel] { get }
    // sourcery: no_view, default.value = nil
    var didAllow: ((Int) -> Void)? { get }
    // sourcery: no_view, default.value = nil
    var didDeny: ((Int) -> Void)? { get }
    // sourcery: no_view, default.value = nil
    var didCancel: (() -> Void)? { get }
    // sourcery: no_view, default.value = nil
    var didFinish: (([Int]) -> Void)? { get }
}

// sourcery: generated_component_composite
nonisolated public protocol SignatureCaptureViewModel: TitleComponent {
    // sourcery: genericParameter.name = StartActionView
    var startAction: ActionModel? { get }
    // sourcery: genericParameter.name = CancelActionView
    var cancelAction: ActionModel? { get }
    // sourcery: genericParameter.name = RestartActionView
    var restartAction: ActionModel? { get }
    // sourcery: genericParameter.name = ClearActionView
    var clearAction: ActionModel? { get }
    // sourcery: genericParameter.name = SaveActionView
    var saveAction: ActionModel? { get }
    var signatureImage: Image? { get }
    // sourcery: no_view, default.value = nil
    var onSave: ((Image) -> Void)? { get }
    // sourcery: no_view, default.value = nil
    var onDelete: (() -> Void)? { get }
}
