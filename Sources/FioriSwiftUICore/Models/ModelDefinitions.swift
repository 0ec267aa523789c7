import SwiftUI

// The components of the package. Each protocol becomes the component of its name without "Model"; its inherited and
// declared properties become the component's initialisers. See Docs/ComponentGeneration.md.

// MARK: Building blocks

/// A row of activities, such as calling or writing to a person.
// sourcery: generated_component_not_configurable
nonisolated public protocol ActivityItemsModel: ActionItemsComponent {}

/// A button.
// sourcery: virtualPropDefaultTitle = "var defaultTitle: DefaultActionTitle?"
// sourcery: no_model_initializer
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
    DescriptionTextComponent, StatusComponent, SubstatusComponent, DetailImageComponent, IconsComponent,
    ActionButtonComponent
{}

// MARK: Headers

/// The header of a business object. In compact width its parts are on pages beside each other.
/// - Parameter detailContent: A view of the app's own, on the last page or at the trailing edge.
// sourcery: add_view_builder_params = "detailContent"
// sourcery: add_env_props = ["horizontalSizeClass", "dynamicTypeSize"]
// sourcery: generated_component
nonisolated public protocol ObjectHeaderModel: TitleComponent, SubtitleComponent, TagsComponent, BodyTextComponent,
    FootnoteComponent, DescriptionTextComponent, StatusComponent, SubstatusComponent, DetailImageComponent
{}

/// The header of a person's page, with the ways to reach them.
/// - Parameter actionItems: The ways to reach the person, such as ``ActivityItems``.
// sourcery: add_view_builder_params = "actionItems"
// sourcery: add_env_props = ["horizontalSizeClass", "dynamicTypeSize"]
// sourcery: generated_component
nonisolated public protocol ProfileHeaderModel: TitleComponent, SubtitleComponent, FootnoteComponent,
    DescriptionTextComponent, DetailImageComponent
{}

/// The header of a chart: its subject, its most important number, and a small picture of the chart.
/// - Parameter chart: The small picture of the chart.
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

/// A key performance indicator (KPI): a number, and the name of the counted quantity.
// sourcery: generated_component
nonisolated public protocol KPIItemModel: KpiComponent, SubtitleComponent {}

/// A key performance indicator (KPI) within a ring that shows its progress towards a goal.
// sourcery: add_env_props = "locale"
// sourcery: virtualPropIsPercentage = "var isPercentage = false"
// sourcery: generated_component
nonisolated public protocol KPIProgressItemModel: KpiProgressComponent, SubtitleComponent, FootnoteComponent {}

/// A key performance indicator (KPI) with a picture beside it.
// sourcery: generated_component
nonisolated public protocol KPIModel: TitleComponent, IconComponent {}

// MARK: Names and values

/// A name and its value.
// sourcery: generated_component
nonisolated public protocol KeyValueItemModel: KeyComponent, ValueComponent {}

/// An activity: its picture and its name.
// sourcery: add_env_props = "dynamicTypeSize"
// sourcery: generated_component
nonisolated public protocol ActivityItemModel: IconComponent, SubtitleComponent {}

// MARK: Progress

/// Indicator of an operation in progress.
// sourcery: generated_component_not_configurable
nonisolated public protocol ProgressIndicatorModel: ProgressIndicatorComponent {}

// MARK: Choosing and finding one's way

/// A name, and a value that is chosen from a list.
// sourcery: add_env_props = "dynamicTypeSize"
// sourcery: virtualPropConfiguration = "var configuration: ListPickerItemConfiguration?"
// sourcery: generated_component
nonisolated public protocol ListPickerItemModel: KeyComponent, ValueComponent {}

/// The navigation beside an app's pages: a line about the user, a list, and a footer. It collapses to pictures.
/// - Parameter detail: The list, such as an ``ExpandableList`` of items.
/// - Parameter footer: Content below the list, such as the version of the app.
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

// MARK: Onboarding

/// A field for a text of one line.
// sourcery: generated_component_not_configurable
nonisolated public protocol TextInputModel: TextInputComponent {}

/// The first page of an app.
// sourcery: add_env_props = "horizontalSizeClass"
// sourcery: generated_component_composite
nonisolated public protocol WelcomeScreenModel: TitleComponent, DescriptionTextComponent, SubtitleComponent,
    FootnoteComponent, IconComponent, TextInputFieldComponent, ActionButtonComponent, SecondaryActionButtonComponent
{}

/// The page on which an app is activated, by a mail address or by a code.
// sourcery: add_env_props = "horizontalSizeClass"
// sourcery: generated_component_composite
nonisolated public protocol ActivationScreenModel: TitleComponent, DescriptionTextComponent, FootnoteComponent,
    TextInputFieldComponent, ActionButtonComponent, SecondaryActionButtonComponent
{}

/// A page with a message, or with the progress of an operation.
// sourcery: add_env_props = "horizontalSizeClass"
// sourcery: generated_component_composite
nonisolated public protocol InfoViewModel: TitleComponent, DescriptionTextComponent, ActionButtonComponent,
    SecondaryActionButtonComponent
{
    /// Indicator of the operation in progress.
    // sourcery: genericParameter.name = ProgressIndicatorView
    var progressIndicator: ProgressIndicatorModel? { get }
}

/// A licence agreement, to agree to or not.
// sourcery: generated_component_composite
// sourcery: importFrameworks = ["FioriBuildingBlocks"]
nonisolated public protocol EULAViewModel: TitleComponent, BodyAttributedTextComponent, HtmlContentComponent {
    /// The button that agrees.
    // sourcery: genericParameter.name = AgreeActionView
    // sourcery: default.value = _AgreeActionDefault()
    var agreeAction: ActionModel? { get }
    /// The button that disagrees.
    // sourcery: genericParameter.name = DisagreeActionView
    // sourcery: default.value = _DisagreeActionDefault()
    var disagreeAction: ActionModel? { get }
    /// The button that leaves without an answer.
    // sourcery: genericParameter.name = CancelActionView
    // sourcery: default.value = _CancelActionDefault()
    var cancelAction: ActionModel? { get }
    /// Called when the reader agrees.
    // sourcery: no_view
    var didAgree: (() -> Void)? { get }
    /// Called when the reader disagrees.
    // sourcery: no_view
    var didDisagree: (() -> Void)? { get }
    /// Called when the reader leaves without an answer.
    // sourcery: no_view
    var didCancel: (() -> Void)? { get }
}

/// A page about the subject of a consent.
// sourcery: generated_component_composite
nonisolated public protocol UserConsentPageModel: TitleComponent, BodyAttributedTextComponent, ActionButtonComponent {}

/// Pages that end with the request for the reader's consent.
// sourcery: virtualPropPage = "@State var page = 0"
// sourcery: virtualPropAlert = "@State var isAlertPresented = false"
// sourcery: generated_component_composite
nonisolated public protocol UserConsentFormModel {
    /// The pages, in the order they are read.
    // sourcery: no_style
    // sourcery: backingComponent = _UserConsentPagesContainer
    // sourcery: customFunctionBuilder = IndexedViewBuilder
    // sourcery: genericParameter.type = IndexedViewContainer
    var userConsentPages: [UserConsentPageModel] { get }
    /// True if the app cannot be used without this consent.
    // sourcery: no_view
    // sourcery: default.value = true
    var isRequired: Bool { get }
    /// The button that turns the page.
    // sourcery: genericParameter.name = NextActionView
    // sourcery: default.value = _NextActionDefault()
    var nextAction: ActionModel? { get }
    /// The button that leaves without an answer.
    // sourcery: genericParameter.name = CancelActionView
    // sourcery: default.value = _CancelActionDefault()
    var cancelAction: ActionModel? { get }
    /// The button that consents.
    // sourcery: genericParameter.name = AllowActionView
    // sourcery: default.value = _AllowActionDefault()
    var allowAction: ActionModel? { get }
    /// The button that does not consent, where consent is required.
    // sourcery: genericParameter.name = DenyActionView
    // sourcery: default.value = _DenyActionDefault()
    var denyAction: ActionModel? { get }
    /// The button that does not consent, where the app can be used all the same.
    // sourcery: genericParameter.name = NotNowActionView
    // sourcery: default.value = _NotNowActionDefault()
    var notNowAction: ActionModel? { get }
    /// Alert shown before a required consent is denied; nil for none.
    // sourcery: no_view
    var alertConfiguration: AlertConfiguration? { get }
    /// Called when the reader consents.
    // sourcery: no_view
    var didAllow: (() -> Void)? { get }
    /// Called when the reader does not consent; the argument is true if the consent is required.
    // sourcery: no_view
    var didDeny: ((Bool) -> Void)? { get }
    /// Called when the reader leaves without an answer.
    // sourcery: no_view
    var didCancel: (() -> Void)? { get }
}

/// Forms of consent, one after the other.
// sourcery: virtualPropForm = "@State var form = 0"
// sourcery: virtualPropAllowed = "@State var allowed: [Int] = []"
// sourcery: generated_component_composite
nonisolated public protocol UserConsentViewModel {
    /// The forms, in the order they are asked.
    // sourcery: no_style
    // sourcery: backingComponent = _UserConsentFormsContainer
    // sourcery: customFunctionBuilder = IndexedViewBuilder
    // sourcery: genericParameter.type = IndexedViewContainer
    var userConsentForms: [UserConsentFormModel] { get }
    /// Called with the index of a form that the reader consents to.
    // sourcery: no_view
    var didAllow: ((Int) -> Void)? { get }
    /// Called with the index of a form that the reader does not consent to.
    // sourcery: no_view
    var didDeny: ((Int) -> Void)? { get }
    /// Called when the reader leaves without an answer.
    // sourcery: no_view
    var didCancel: (() -> Void)? { get }
    /// Called after the last form with the indices of those the reader consents to.
    // sourcery: no_view
    var didFinish: (([Int]) -> Void)? { get }
}

// MARK: Signature

/// An area to sign in with a finger or a pencil.
// sourcery: virtualPropState = "@State var capture = SignatureCapture()"
// sourcery: virtualPropOptions = "var options = SignatureOptions()"
// sourcery: add_env_props = ["displayScale", "dynamicTypeSize", "locale"]
// sourcery: generated_component_composite
nonisolated public protocol SignatureCaptureViewModel: TitleComponent {
    /// The button that begins.
    // sourcery: genericParameter.name = StartActionView
    // sourcery: default.value = _StartSignatureActionDefault()
    var startAction: ActionModel? { get }
    /// The button that begins again after a signature was saved.
    // sourcery: genericParameter.name = RestartActionView
    // sourcery: default.value = _RestartSignatureActionDefault()
    var restartAction: ActionModel? { get }
    /// The button that ends without a signature.
    // sourcery: genericParameter.name = CancelActionView
    // sourcery: default.value = _CancelActionDefault()
    var cancelAction: ActionModel? { get }
    /// The button that removes the strokes.
    // sourcery: genericParameter.name = ClearActionView
    // sourcery: default.value = _ClearActionDefault()
    var clearAction: ActionModel? { get }
    /// The button that saves.
    // sourcery: genericParameter.name = SaveActionView
    // sourcery: default.value = _SaveActionDefault()
    var saveAction: ActionModel? { get }
    /// A signature that was saved before.
    // sourcery: no_view
    var signatureImage: Image? { get }
    /// Called with the picture of the signature.
    // sourcery: no_view
    var onSave: ((Image) -> Void)? { get }
    /// Called when a saved signature is discarded.
    // sourcery: no_view
    var onDelete: (() -> Void)? { get }
}
