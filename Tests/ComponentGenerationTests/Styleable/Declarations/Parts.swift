// swift-format-ignore-file

// The parts of which components are composed. Names, types and defaults are those of the Fiori SDK for iOS.

/// Part: accessory icon.
// sourcery: BaseComponent
protocol _AccessoryIconComponent {
    /// The accessory icon to show.
    // sourcery: @ViewBuilder
    var accessoryIcon: Image? { get }
}

/// Part: accessory view.
// sourcery: BaseComponent
protocol _AccessoryViewComponent {
    /// The accessory type to show.
    // sourcery: defaultValue = .none
    var accessoryType: AccessoryType { get }
}

/// Part: action.
// sourcery: BaseComponent
protocol _ActionComponent {
    /// The action to show.
    // sourcery: @ViewBuilder
    var action: FioriButton? { get }
}

/// Part: active track.
// sourcery: BaseComponent
protocol _ActiveTrackComponent {
    /// The active track to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = Capsule()
    // sourcery: resultBuilder.defaultValue = "{ Capsule() }"
    var activeTrack: any Shape { get }
}

/// Part: activity items.
// sourcery: BaseComponent
protocol _ActivityItemsComponent {
    /// The activity items to show.
    // sourcery: resultBuilder.name = @ActivityItemsBuilder, resultBuilder.backingComponent = ActivityItemsListStack
    var activityItems: [ActivityItemDataType] { get }
}

/// Part: agree action.
// sourcery: BaseComponent
protocol _AgreeActionComponent {
    /// The agree action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Text("Agree".localizedFioriString()) }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Text("Agree".localizedFioriString()) } }"
    var agreeAction: FioriButton? { get }
}

/// Part: all entries section title.
// sourcery: BaseComponent
protocol _AllEntriesSectionTitleComponent {
    /// The all entries section title to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "AttributedString("All".localizedFioriString())"
    // sourcery: resultBuilder.defaultValue = "{ Text("All".localizedFioriString()) }"
    var allEntriesSectionTitle: AttributedString? { get }
}

/// Part: allow action.
// sourcery: BaseComponent
protocol _AllowActionComponent {
    /// The allow action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Text("Allow".localizedFioriString()) }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Text("Allow".localizedFioriString()) } }"
    var allowAction: FioriButton? { get }
}

/// Part: apply action.
// sourcery: BaseComponent
protocol _ApplyActionComponent {
    /// The apply action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Text("Apply".localizedFioriString()) }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Text("Apply".localizedFioriString()) } }"
    var applyAction: FioriButton? { get }
}

/// Part: attachment error title.
// sourcery: BaseComponent
protocol _AttachmentErrorTitleComponent {
    /// The attachment error title to show.
    // sourcery: @ViewBuilder
    var attachmentErrorTitle: AttributedString { get }
}

/// Part: attachment footnote.
// sourcery: BaseComponent
protocol _AttachmentFootnoteComponent {
    /// The attachment footnote to show.
    // sourcery: @ViewBuilder
    var attachmentFootnote: AttributedString { get }
}

/// Part: attachment in progress title.
// sourcery: BaseComponent
protocol _AttachmentInProgressTitleComponent {
    /// The attachment in progress title to show.
    // sourcery: @ViewBuilder
    var attachmentInProgressTitle: AttributedString { get }
}

/// Part: attachment subtitle.
// sourcery: BaseComponent
protocol _AttachmentSubtitleComponent {
    /// The attachment subtitle to show.
    // sourcery: @ViewBuilder
    var attachmentSubtitle: AttributedString { get }
}

/// Part: attachment title.
// sourcery: BaseComponent
protocol _AttachmentTitleComponent {
    /// The attachment title to show.
    // sourcery: @ViewBuilder
    var attachmentTitle: AttributedString { get }
}

/// Part: attribute.
// sourcery: BaseComponent
protocol _AttributeComponent {
    /// The attribute to show.
    // sourcery: @ViewBuilder
    var attribute: AttributedString? { get }
}

/// Part: auth input.
// sourcery: BaseComponent
protocol _AuthInputComponent {
    /// The auth input to show.
    @ViewBuilder
    var authInput: (() -> any View)? { get }
}

/// Part: avatars.
// sourcery: BaseComponent
protocol _AvatarsComponent {
    /// The avatars to show.
    // sourcery: resultBuilder.name = @AvatarsBuilder, resultBuilder.backingComponent = AvatarsListStack
    var avatars: [TextOrIcon] { get }
}

/// Part: avatars title.
// sourcery: BaseComponent
protocol _AvatarsTitleComponent {
    /// The avatars title to show.
    // sourcery: @ViewBuilder
    var avatarsTitle: AttributedString? { get }
}

/// Part: back action.
// sourcery: BaseComponent
protocol _BackActionComponent {
    /// The back action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = FioriButton._backButton
    // sourcery: resultBuilder.defaultValue = "{ FioriButton._backButton }"
    var backAction: FioriButton? { get }
}

/// Part: body text.
// sourcery: BaseComponent
protocol _BodyTextComponent {
    /// The body text to show.
    // sourcery: @ViewBuilder
    var bodyText: AttributedString? { get }
}

/// Part: cancel action.
// sourcery: BaseComponent
protocol _CancelActionComponent {
    /// The cancel action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Text("Cancel".localizedFioriString()) }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Text("Cancel".localizedFioriString()) } }"
    var cancelAction: FioriButton? { get }
}

/// Part: card body.
// sourcery: BaseComponent
protocol _CardBodyComponent {
    /// The card body to show.
    @ViewBuilder
    var cardBody: (() -> any View)? { get }
}

/// Part: checkmark.
// sourcery: BaseComponent
protocol _CheckmarkComponent {
    /// The checkmark to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "Image(systemName: "checkmark")"
    // sourcery: resultBuilder.defaultValue = "{ Image(systemName: "checkmark") }"
    var checkmark: Image? { get }
}

/// Part: checkout indicator.
// sourcery: BaseComponent
protocol _CheckoutIndicatorComponent {
    /// The display state to show.
    // sourcery: @Binding
    var displayState: DisplayState { get }
}

/// Part: clear action.
// sourcery: BaseComponent
protocol _ClearActionComponent {
    /// The clear action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Text("Clear".localizedFioriString()) }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Text("Clear".localizedFioriString()) } }"
    var clearAction: FioriButton? { get }
}

/// Part: close action.
// sourcery: BaseComponent
protocol _CloseActionComponent {
    /// The close action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Image(fioriName: "fiori.decline") }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Image(fioriName: "fiori.decline") } }"
    var closeAction: FioriButton? { get }
}

/// Part: counter.
// sourcery: BaseComponent
protocol _CounterComponent {
    /// The counter to show.
    // sourcery: @ViewBuilder
    var counter: AttributedString? { get }
}

/// Part: decrement action.
// sourcery: BaseComponent
// sourcery: importFrameworks = ["FioriThemeManager"]
protocol _DecrementActionComponent {
    /// The decrement action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in FioriIcon.actions.less }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in FioriIcon.actions.less } }"
    var decrementAction: FioriButton? { get }
}

/// Part: deny action.
// sourcery: BaseComponent
protocol _DenyActionComponent {
    /// The deny action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Text("Deny".localizedFioriString()) }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Text("Deny".localizedFioriString()) } }"
    var denyAction: FioriButton? { get }
}

/// Part: description.
// sourcery: BaseComponent
protocol _DescriptionComponent {
    /// The description to show.
    // sourcery: @ViewBuilder
    var description: AttributedString? { get }
}

/// Part: description text.
// sourcery: BaseComponent
protocol _DescriptionTextComponent {
    /// The description text to show.
    // sourcery: @ViewBuilder
    var descriptionText: AttributedString? { get }
}

/// Part: deselect all action.
// sourcery: BaseComponent
protocol _DeselectAllActionComponent {
    /// The deselect all action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Text("Deselect All".localizedFioriString()) }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Text("Deselect All".localizedFioriString()) } }"
    var deselectAllAction: FioriButton? { get }
}

/// Part: detail content.
// sourcery: BaseComponent
protocol _DetailContentComponent {
    /// The detail content to show.
    @ViewBuilder
    var detailContent: (() -> any View)? { get }
}

/// Part: detail image.
// sourcery: BaseComponent
protocol _DetailImageComponent {
    /// The detail image to show.
    // sourcery: @ViewBuilder
    var detailImage: Image? { get }
}

/// Part: disagree action.
// sourcery: BaseComponent
protocol _DisagreeActionComponent {
    /// The disagree action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Text("Disagree".localizedFioriString()) }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Text("Disagree".localizedFioriString()) } }"
    var disagreeAction: FioriButton? { get }
}

/// Part: done action.
// sourcery: BaseComponent
protocol _DoneActionComponent {
    /// The done action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Text("Done".localizedFioriString()) }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Text("Done".localizedFioriString()) } }"
    var doneAction: FioriButton? { get }
}

/// Part: down vote action.
// sourcery: BaseComponent
// sourcery: importFrameworks = ["FioriThemeManager"]
protocol _DownVoteActionComponent {
    /// The down vote action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in FioriIcon.actions.thumbDown }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in FioriIcon.actions.thumbDown } }"
    var downVoteAction: FioriButton? { get }
}

/// Part: filled icon.
// sourcery: BaseComponent
protocol _FilledIconComponent {
    /// The filled icon to show.
    // sourcery: @ViewBuilder
    var filledIcon: Image? { get }
}

/// Part: flex item.
// sourcery: BaseComponent
protocol _FlexItemComponent {
    /// The flex item to show.
    @ViewBuilder
    var flexItem: (() -> any View)? { get }
}

/// Part: footnote.
// sourcery: BaseComponent
protocol _FootnoteComponent {
    /// The footnote to show.
    // sourcery: @ViewBuilder
    var footnote: AttributedString? { get }
}

/// Part: footnote icons.
// sourcery: BaseComponent
protocol _FootnoteIconsComponent {
    /// The footnote icons to show.
    // sourcery: resultBuilder.name = @FootnoteIconsBuilder, resultBuilder.backingComponent = FootnoteIconStack
    var footnoteIcons: [TextOrIcon] { get }
}

/// Part: footnote icons text.
// sourcery: BaseComponent
protocol _FootnoteIconsTextComponent {
    /// The footnote icons text to show.
    // sourcery: @ViewBuilder
    var footnoteIconsText: AttributedString? { get }
}

/// Part: greeting text.
// sourcery: BaseComponent
protocol _GreetingTextComponent {
    /// The greeting text to show.
    // sourcery: @ViewBuilder
    var greetingText: AttributedString { get }
}

/// Part: half star image.
// sourcery: BaseComponent
// sourcery: importFrameworks = ["FioriThemeManager"]
protocol _HalfStarImageComponent {
    /// The half star image to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = FioriIcon.actions.halfStar.renderingMode(.template).resizable()
    // sourcery: resultBuilder.defaultValue = "{ FioriIcon.actions.halfStar.renderingMode(.template).resizable() }"
    var halfStarImage: Image { get }
}

/// Part: header action.
// sourcery: BaseComponent
protocol _HeaderActionComponent {
    /// The header action to show.
    // sourcery: @ViewBuilder
    var headerAction: FioriButton? { get }
}

/// Part: helper text.
// sourcery: BaseComponent
protocol _HelperTextComponent {
    /// The helper text to show.
    // sourcery: @ViewBuilder
    var helperText: AttributedString? { get }
}

/// Part: icon.
// sourcery: BaseComponent
protocol _IconComponent {
    /// The icon to show.
    // sourcery: @ViewBuilder
    var icon: Image? { get }
}

/// Part: icons.
// sourcery: BaseComponent
protocol _IconsComponent {
    /// The icons to show.
    // sourcery: resultBuilder.name = @IconBuilder, resultBuilder.backingComponent = IconStack
    var icons: [TextOrIcon] { get }
}

/// Part: inactive track.
// sourcery: BaseComponent
protocol _InactiveTrackComponent {
    /// The inactive track to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = Capsule()
    // sourcery: resultBuilder.defaultValue = "{ Capsule() }"
    var inactiveTrack: any Shape { get }
}

/// Part: increment action.
// sourcery: BaseComponent
// sourcery: importFrameworks = ["FioriThemeManager"]
protocol _IncrementActionComponent {
    /// The increment action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in FioriIcon.actions.add }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in FioriIcon.actions.add } }"
    var incrementAction: FioriButton? { get }
}

/// Part: inner circle.
// sourcery: BaseComponent
protocol _InnerCircleComponent {
    /// The inner circle to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = Circle()
    // sourcery: resultBuilder.defaultValue = "{ Circle() }"
    var innerCircle: any Shape { get }
}

/// Part: key.
// sourcery: BaseComponent
protocol _KeyComponent {
    /// The key to show.
    // sourcery: @ViewBuilder
    var key: AttributedString { get }
}

/// Part: kpi.
// sourcery: BaseComponent
protocol _KpiComponent {
    /// The kpi to show.
    // sourcery: @ViewBuilder, resultBuilder.backingComponent = OptionalKPIItem
    var kpi: KPIItemData? { get }
}

/// Part: kpi caption.
// sourcery: BaseComponent
protocol _KpiCaptionComponent {
    /// The kpi caption to show.
    // sourcery: @ViewBuilder
    var kpiCaption: AttributedString? { get }
}

/// Part: kpicontent.
// sourcery: BaseComponent
protocol _KPIContentComponent {
    /// The k p i content to show.
    @ViewBuilder
    var kPIContent: (() -> any View)? { get }
}

/// Part: kpisub item.
// sourcery: BaseComponent
protocol _KPISubItemComponent {
    /// The k p i sub item value to show.
    // sourcery: @ViewBuilder
    var kPISubItemValue: TextOrIcon? { get }

    /// The k p i sub item type to show.
    // sourcery: defaultValue = KPISubitemType.unit
    var kPISubItemType: KPISubitemType { get }
}

/// Part: leading accessory.
// sourcery: BaseComponent
protocol _LeadingAccessoryComponent {
    /// The leading accessory to show.
    @ViewBuilder
    var leadingAccessory: (() -> any View)? { get }
}

/// Part: line.
// sourcery: BaseComponent
protocol _LineComponent {
    /// The line to show.
    // sourcery: defaultValue = "{ Rectangle() }"
    @ViewBuilder
    var line: () -> any View { get }
}

/// Part: linear progress indicator.
// sourcery: BaseComponent
protocol _LinearProgressIndicatorComponent {
    /// The indicator progress to show.
    // sourcery: @Binding
    var indicatorProgress: Double { get }
}

/// Part: list picker content.
// sourcery: BaseComponent
protocol _ListPickerContentComponent {
    /// The list picker content to show.
    @ViewBuilder
    var listPickerContent: (() -> any View)? { get }
}

/// Part: lower thumb.
// sourcery: BaseComponent
protocol _LowerThumbComponent {
    /// The lower thumb to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = Circle()
    // sourcery: resultBuilder.defaultValue = "{ Circle() }"
    var lowerThumb: any Shape { get }
}

/// Part: media image.
// sourcery: BaseComponent
protocol _MediaImageComponent {
    /// The media image to show.
    // sourcery: @ViewBuilder, resultBuilder.backingComponent = OptionalImage
    var mediaImage: Image? { get }
}

/// Part: message content.
// sourcery: BaseComponent
protocol _MessageContentComponent {
    /// The message content to show.
    @ViewBuilder
    var messageContent: (() -> any View)? { get }
}

/// Part: more action overflow.
// sourcery: BaseComponent
protocol _MoreActionOverflowComponent {
    /// The more action overflow to show.
    @ViewBuilder
    var moreActionOverflow: (() -> any View)? { get }
}

/// Part: next action.
// sourcery: BaseComponent
protocol _NextActionComponent {
    /// The next action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Text("Next".localizedFioriString()) }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Text("Next".localizedFioriString()) } }"
    var nextAction: FioriButton? { get }
}

/// Part: node.
// sourcery: BaseComponent
protocol _NodeComponent {
    /// The node to show.
    // sourcery: @ViewBuilder
    var node: TextOrIcon? { get }
}

/// Part: not now action.
// sourcery: BaseComponent
protocol _NotNowActionComponent {
    /// The not now action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Text("NotNow".localizedFioriString()) }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Text("NotNow".localizedFioriString()) } }"
    var notNowAction: FioriButton? { get }
}

/// Part: now indicator node.
// sourcery: BaseComponent
protocol _NowIndicatorNodeComponent {
    /// The now indicator node to show.
    // sourcery: defaultValue = "{ Image(systemName: "circle.fill") }"
    @ViewBuilder
    var nowIndicatorNode: () -> any View { get }
}

/// Part: off star image.
// sourcery: BaseComponent
// sourcery: importFrameworks = ["FioriThemeManager"]
protocol _OffStarImageComponent {
    /// The off star image to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = FioriIcon.actions.unfavorite.renderingMode(.template).resizable()
    // sourcery: resultBuilder.defaultValue = "{ FioriIcon.actions.unfavorite.renderingMode(.template).resizable() }"
    var offStarImage: Image { get }
}

/// Part: on star image.
// sourcery: BaseComponent
// sourcery: importFrameworks = ["FioriThemeManager"]
protocol _OnStarImageComponent {
    /// The on star image to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = FioriIcon.actions.favorite.renderingMode(.template).resizable()
    var onStarImage: Image { get }
}

/// Part: optional title.
// sourcery: BaseComponent
protocol _OptionalTitleComponent {
    /// The optional title to show.
    // sourcery: @ViewBuilder
    var optionalTitle: AttributedString? { get }
}

/// Part: options.
// sourcery: BaseComponent
protocol _OptionsComponent {
    /// The options to show.
    var options: [AttributedString] { get }
}

/// Part: outer circle.
// sourcery: BaseComponent
protocol _OuterCircleComponent {
    /// The outer circle to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = Circle()
    // sourcery: resultBuilder.defaultValue = "{ Circle() }"
    var outerCircle: any Shape { get }
}

/// Part: overflow action.
// sourcery: BaseComponent
protocol _OverflowActionComponent {
    /// The overflow action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Image(systemName: "ellipsis") }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Image(systemName: "ellipsis") } }"
    var overflowAction: FioriButton? { get }
}

/// Part: placeholder.
// sourcery: BaseComponent
protocol _PlaceholderComponent {
    /// The placeholder to show.
    // sourcery: @ViewBuilder
    var placeholder: AttributedString? { get }
}

/// Part: progress.
// sourcery: BaseComponent
protocol _ProgressComponent {
    /// The progress to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = ProgressView()
    // sourcery: resultBuilder.defaultValue = "{ ProgressView() }"
    var progress: ProgressView<EmptyView, EmptyView> { get }
}

/// Part: progress indicator protocol.
// sourcery: BaseComponent
protocol _ProgressIndicatorProtocol {
    /// The progress to show.
    // sourcery: @Binding
    var progress: Double { get }
}

/// Part: prompt.
// sourcery: BaseComponent
protocol _PromptComponent {
    /// The prompt to show.
    // sourcery: @ViewBuilder
    var prompt: AttributedString? { get }
}

/// Part: redo action.
// sourcery: BaseComponent
protocol _RedoActionComponent {
    /// The redo action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = FioriButton._redoButton
    // sourcery: resultBuilder.defaultValue = "{ FioriButton._redoButton }"
    var redoAction: FioriButton? { get }
}

/// Part: reenter signature action.
// sourcery: BaseComponent
protocol _ReenterSignatureActionComponent {
    /// The reenter signature action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Text("Re-enter Signature".localizedFioriString()) }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Text("Re-enter Signature".localizedFioriString()) } }"
    var reenterSignatureAction: FioriButton? { get }
}

/// Part: reset action.
// sourcery: BaseComponent
protocol _ResetActionComponent {
    /// The reset action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Text("Reset".localizedFioriString()) }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Text("Reset".localizedFioriString()) } }"
    var resetAction: FioriButton? { get }
}

/// Part: review count label.
// sourcery: BaseComponent
protocol _ReviewCountLabelComponent {
    /// The review count label to show.
    // sourcery: @ViewBuilder
    var reviewCountLabel: AttributedString? { get }
}

/// Part: row1.
// sourcery: BaseComponent
protocol _Row1Component {
    /// The row1 to show.
    @ViewBuilder
    var row1: (() -> any View)? { get }
}

/// Part: row2.
// sourcery: BaseComponent
protocol _Row2Component {
    /// The row2 to show.
    @ViewBuilder
    var row2: (() -> any View)? { get }
}

/// Part: row3.
// sourcery: BaseComponent
protocol _Row3Component {
    /// The row3 to show.
    @ViewBuilder
    var row3: (() -> any View)? { get }
}

/// Part: save action.
// sourcery: BaseComponent
protocol _SaveActionComponent {
    /// The save action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Text("Save".localizedFioriString()) }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Text("Save".localizedFioriString()) } }"
    var saveAction: FioriButton? { get }
}

/// Part: secondary action.
// sourcery: BaseComponent
protocol _SecondaryActionComponent {
    /// The secondary action to show.
    // sourcery: @ViewBuilder
    var secondaryAction: FioriButton? { get }
}

/// Part: secondary timestamp.
// sourcery: BaseComponent
protocol _SecondaryTimestampComponent {
    /// The secondary timestamp to show.
    // sourcery: @ViewBuilder
    var secondaryTimestamp: TextOrIcon? { get }
}

/// Part: select all action.
// sourcery: BaseComponent
protocol _SelectAllActionComponent {
    /// The select all action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Text("Select All".localizedFioriString()) }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Text("Select All".localizedFioriString()) } }"
    var selectAllAction: FioriButton? { get }
}

/// Part: selected entries section title.
// sourcery: BaseComponent
protocol _SelectedEntriesSectionTitleComponent {
    /// The selected entries section title to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "AttributedString("Selected".localizedFioriString())"
    // sourcery: resultBuilder.defaultValue = "{ Text("Selected".localizedFioriString()) }"
    var selectedEntriesSectionTitle: AttributedString? { get }
}

/// Part: sign in action.
// sourcery: BaseComponent
protocol _SignInActionComponent {
    /// The sign in action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Text("Sign In".localizedFioriString()) }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Text("Sign In".localizedFioriString()) } }"
    var signInAction: FioriButton? { get }
}

/// Part: start signature action.
// sourcery: BaseComponent
protocol _StartSignatureActionComponent {
    /// The start signature action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in Text("Tap to Sign".localizedFioriString()) }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in Text("Tap to Sign".localizedFioriString()) } }"
    var startSignatureAction: FioriButton? { get }
}

/// Part: state label.
// sourcery: BaseComponent
protocol _StateLabelComponent {
    /// The state label to show.
    // sourcery: @ViewBuilder
    var stateLabel: AttributedString? { get }
}

/// Part: status.
// sourcery: BaseComponent
protocol _StatusComponent {
    /// The status to show.
    // sourcery: @ViewBuilder
    var status: TextOrIcon? { get }
}

/// Part: sub attribute.
// sourcery: BaseComponent
protocol _SubAttributeComponent {
    /// The sub attribute to show.
    // sourcery: @ViewBuilder
    var subAttribute: AttributedString? { get }
}

/// Part: submit action.
// sourcery: BaseComponent
protocol _SubmitActionComponent {
    /// The submit action to show.
    // sourcery: @ViewBuilder
    var submitAction: FioriButton? { get }
}

/// Part: substatus.
// sourcery: BaseComponent
protocol _SubstatusComponent {
    /// The substatus to show.
    // sourcery: @ViewBuilder
    var substatus: TextOrIcon? { get }
}

/// Part: subtitle.
// sourcery: BaseComponent
protocol _SubtitleComponent {
    /// The subtitle to show.
    // sourcery: @ViewBuilder
    var subtitle: AttributedString? { get }
}

/// Part: switch.
// sourcery: BaseComponent
protocol _SwitchComponent {
    /// The is on to show.
    // sourcery: @Binding
    var isOn: Bool { get }
}

/// Part: tag.
// sourcery: BaseComponent
protocol _TagComponent {
    /// The tag to show.
    // sourcery: @ViewBuilder
    var tag: TextOrIcon { get }
}

/// Part: tags.
// sourcery: BaseComponent
protocol _TagsComponent {
    /// The tags to show.
    // sourcery: resultBuilder.name = @TagBuilder, resultBuilder.backingComponent = TagStack
    var tags: [AttributedString] { get }
}

/// Part: tertiary action.
// sourcery: BaseComponent
protocol _TertiaryActionComponent {
    /// The tertiary action to show.
    // sourcery: @ViewBuilder
    var tertiaryAction: FioriButton? { get }
}

/// Part: text input.
// sourcery: BaseComponent
protocol _TextInputComponent {
    /// The text input value to show.
    // sourcery: @Binding, defaultValue = ".constant("")"
    var textInputValue: String { get }

    /// The on commit to show.
    var onCommit: (() -> Void)? { get }
}

/// Part: text view.
// sourcery: BaseComponent
protocol _TextViewComponent {
    /// The text to show.
    // sourcery: @Binding
    var text: String { get }
}

/// Part: timeline node.
// sourcery: BaseComponent
protocol _TimelineNodeComponent {
    /// The timeline node to show.
    // sourcery: @ViewBuilder, resultBuilder.backingComponent = TimelineNodeView
    var timelineNode: TimelineNodeType { get }
}

/// Part: timestamp.
// sourcery: BaseComponent
protocol _TimestampComponent {
    /// The timestamp to show.
    // sourcery: @ViewBuilder
    var timestamp: AttributedString? { get }
}

/// Part: title.
// sourcery: BaseComponent
protocol _TitleComponent {
    /// The title to show.
    // sourcery: @ViewBuilder
    var title: AttributedString { get }
}

/// Part: top divider.
// sourcery: BaseComponent
protocol _TopDividerComponent {
    /// The top divider to show.
    // sourcery: defaultValue = "{ Rectangle().fill(Color.clear) }"
    @ViewBuilder
    var topDivider: () -> any View { get }
}

/// Part: trailing accessory.
// sourcery: BaseComponent
protocol _TrailingAccessoryComponent {
    /// The trailing accessory to show.
    @ViewBuilder
    var trailingAccessory: (() -> any View)? { get }
}

/// Part: trend.
// sourcery: BaseComponent
protocol _TrendComponent {
    /// The trend to show.
    // sourcery: @ViewBuilder
    var trend: AttributedString? { get }
}

/// Part: trend image.
// sourcery: BaseComponent
protocol _TrendImageComponent {
    /// The trend image to show.
    // sourcery: @ViewBuilder
    var trendImage: Image? { get }
}

/// Part: undo action.
// sourcery: BaseComponent
protocol _UndoActionComponent {
    /// The undo action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = FioriButton._undoButton
    // sourcery: resultBuilder.defaultValue = "{ FioriButton._undoButton }"
    var undoAction: FioriButton? { get }
}

/// Part: upper thumb.
// sourcery: BaseComponent
protocol _UpperThumbComponent {
    /// The upper thumb to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = Circle()
    // sourcery: resultBuilder.defaultValue = "{ Circle() }"
    var upperThumb: any Shape { get }
}

/// Part: up vote action.
// sourcery: BaseComponent
// sourcery: importFrameworks = ["FioriThemeManager"]
protocol _UpVoteActionComponent {
    /// The up vote action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "FioriButton { _ in FioriIcon.actions.thumbUp }"
    // sourcery: resultBuilder.defaultValue = "{ FioriButton { _ in FioriIcon.actions.thumbUp } }"
    var upVoteAction: FioriButton? { get }
}

/// Part: value.
// sourcery: BaseComponent
protocol _ValueComponent {
    /// The value to show.
    // sourcery: @ViewBuilder
    var value: AttributedString? { get }
}

/// Part: value label.
// sourcery: BaseComponent
protocol _ValueLabelComponent {
    /// The value label to show.
    // sourcery: @ViewBuilder
    var valueLabel: AttributedString? { get }
}

/// Part: watermark.
// sourcery: BaseComponent
protocol _WatermarkComponent {
    /// The watermark to show.
    // sourcery: @ViewBuilder
    var watermark: AttributedString? { get }
}

/// Part: writing assistant action.
// sourcery: BaseComponent
protocol _WritingAssistantActionComponent {
    /// The writing assistant action to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = FioriButton._writingAssistantButton
    // sourcery: resultBuilder.defaultValue = "{ FioriButton._writingAssistantButton }"
    var writingAssistantAction: FioriButton? { get }
}

/// Part: xmark.
// sourcery: BaseComponent
protocol _XmarkComponent {
    /// The xmark to show.
    // sourcery: @ViewBuilder
    // sourcery: defaultValue = "Image(systemName: "xmark")"
    // sourcery: resultBuilder.defaultValue = "{ Image(systemName: "xmark") }"
    var xmark: Image? { get }
}
