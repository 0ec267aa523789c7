// swift-format-ignore-file

// The components. Names, types and defaults are those of the Fiori SDK for iOS.

/// Mark of a field that has to be filled in.
protocol _MandatoryField {}

/// One segment of the DimensionSelector.
// sourcery: CompositeComponent
protocol _DimensionSegmentComponent: _TitleComponent {
    var isSelected: Bool { get }
}

/// Row of segments, one or none selected.
// sourcery: CompositeComponent
protocol _DimensionSelectorComponent {
    var titles: [String] { get }

    // sourcery: @Binding
    var selectedIndex: Int? { get }

    // sourcery: defaultValue = 6
    var interItemSpacing: CGFloat { get }

    var contentInset: EdgeInsets? { get }

    // sourcery: defaultValue = .intrinsic
    var segmentWidthMode: SegmentWidthMode { get }

    // sourcery: defaultValue = true
    var allowEmptySelection: Bool { get }

    // sourcery: defaultValue = "{ _ in EmptyView() }"
    @ViewBuilder
    var segment: (String) -> any View { get }
}

/// Slider with title, value, accessories, text fields, help.
// sourcery: CompositeComponent
protocol _FioriSliderComponent: _TitleComponent, _ValueLabelComponent, _RangeSliderControlComponent, _InformationViewComponent, _LeadingAccessoryComponent, _TrailingAccessoryComponent {
    // sourcery: defaultValue = true
    var isRangeSlider: Bool { get }

    var valueFormat: String? { get }

    var rangeFormat: (String, String)? { get }

    var leadingValueFormat: String? { get }

    var trailingValueFormat: String? { get }

    // sourcery: defaultValue = true
    var showsValueLabel: Bool { get }

    // sourcery: defaultValue = true
    var showsLeadingAccessory: Bool { get }

    // sourcery: defaultValue = true
    var showsTrailingAccessory: Bool { get }

    var onValueChange: ((Bool, Double) -> Void)? { get }

    var onEditFieldFocusStatusChange: ((Bool) -> Void)? { get }
}

/// An icon beside a short text.
// sourcery: CompositeComponent
protocol _LabelItemComponent: _IconComponent, _TitleComponent {
    var alignment: HorizontalAlignment? { get }
}

/// A short vertical list of large tappable rows, collapsible.
// sourcery: CompositeComponent
protocol _MenuSelectionComponent: _ActionComponent {
    // sourcery: @Binding
    var isExpanded: Bool { get }

    // sourcery: @ViewBuilder, resultBuilder.backingComponent = _MenuSelectionContainer
    var items: [MenuSelectionItemProtocol] { get }
}

/// A row of MenuSelection: icon, title.
// sourcery: CompositeComponent
protocol _MenuSelectionItemComponent: _IconComponent, _TitleComponent {
    var action: (() -> Void)? { get }
}

/// Track with one or two thumbs.
// sourcery: CompositeComponent
protocol _RangeSliderControlComponent: _LowerThumbComponent, _UpperThumbComponent, _ActiveTrackComponent, _InactiveTrackComponent {
    // sourcery: @Binding
    var lowerValue: Double { get }

    // sourcery: @Binding
    var upperValue: Double { get }

    // sourcery: defaultValue = 0...100
    var range: ClosedRange<Double> { get }

    // sourcery: defaultValue = 1
    var step: Double { get }

    // sourcery: defaultValue = 0
    var decimalPlaces: Int { get }

    // sourcery: defaultValue = 14
    var thumbHalfWidth: CGFloat { get }

    // sourcery: defaultValue = true
    var showsLowerThumb: Bool { get }

    // sourcery: defaultValue = true
    var showsUpperThumb: Bool { get }

    var onRangeValueChange: ((Bool, Double, Double) -> Void)? { get }
}

/// Stars to set or to show a rating.
// sourcery: CompositeComponent
protocol _RatingControlComponent: _ValueLabelComponent, _OnStarImageComponent, _OffStarImageComponent, _HalfStarImageComponent, _ReviewCountLabelComponent {
    // sourcery: @Binding
    var rating: Int { get }

    // sourcery: defaultValue = .editable
    var ratingControlStyle: RatingControl.Style { get }

    // sourcery: defaultValue = 0...5
    var ratingBounds: ClosedRange<Int> { get }

    var itemSize: CGSize? { get }

    var interItemSpacing: CGFloat? { get }

    var ratingValueFormat: String? { get }

    // sourcery: defaultValue = false
    var showsValueLabel: Bool { get }

    var averageRating: CGFloat? { get }

    // sourcery: defaultValue = ""%.1f""
    var averageRatingFormat: String { get }

    var reviewCount: Int? { get }

    var reviewCountFormat: String? { get }

    var reviewCountCeiling: Int? { get }

    var reviewCountCeilingFormat: String? { get }

    // sourcery: defaultValue = false
    var showsReviewCountLabel: Bool { get }
}

/// A title or a centred subtitle with a RatingControl.
// sourcery: CompositeComponent
protocol _RatingControlFormViewComponent: _TitleComponent, _RatingControlComponent, _SubtitleComponent {
    // sourcery: defaultValue = .horizontal
    var axis: Axis { get }
}

/// System segmented control in Fiori looks.
// sourcery: CompositeComponent
protocol _SegmentedControlPickerComponent: _OptionsComponent {
    // sourcery: @Binding
    var selectedIndex: Int { get }
}

/// Minus, a number field, plus.
// sourcery: CompositeComponent
protocol _StepperFieldComponent: _DecrementActionComponent, _TextInputFieldComponent, _IncrementActionComponent {
    // sourcery: defaultValue = 1
    var step: Double { get }

    var stepRange: ClosedRange<Double> { get }

    // sourcery: defaultValue = false
    var isDecimalSupported: Bool { get }
}

/// A title with a StepperField, help below.
// sourcery: CompositeComponent
protocol _StepperViewComponent: _TitleComponent, _StepperFieldComponent, _InformationViewComponent {}

/// A title, a switch at the trailing edge, help below.
// sourcery: CompositeComponent
protocol _SwitchViewComponent: _TitleComponent, _SwitchComponent, _StateLabelComponent, _InformationViewComponent {
    // sourcery: defaultValue = .normal
    var controlState: ControlState { get }
}

/// The same for a range of days.
// sourcery: CompositeComponent
// sourcery: importFrameworks = ["FioriThemeManager"]
protocol _DateRangePickerComponent: _TitleComponent, _ValueLabelComponent, _MandatoryField, _FormViewComponent {
    var range: Range<Date>? { get }

    // sourcery: @Binding, defaultValue = .constant(nil)
    var selectedRange: ClosedRange<Date>? { get }

    var rangeFormatter: DateFormatter? { get }

    var noRangeSelectedString: String? { get }

    // sourcery: @Binding
    var pickerVisible: Bool { get }

    // sourcery: defaultValue = false
    var showsClearAction: Bool { get }

    // sourcery: defaultValue = "{ FioriIcon.actions.sysCancel.foregroundColor(.gray) }"
    @ViewBuilder
    var clearAction: () -> any View { get }
}

/// Row with title and value; tap opens a calendar below.
// sourcery: CompositeComponent
// sourcery: importFrameworks = ["FioriThemeManager"]
protocol _DateTimePickerComponent: _TitleComponent, _ValueLabelComponent, _MandatoryField, _FormViewComponent {
    var range: ClosedRange<Date>? { get }

    // sourcery: @Binding, defaultValue = .constant(nil)
    var selectedDate: Date? { get }

    var dateFormatter: DateFormatter? { get }

    // sourcery: defaultValue = "[.date, .hourAndMinute]"
    var pickerComponents: DatePicker.Components { get }

    // sourcery: defaultValue = .abbreviated
    var dateStyle: Date.FormatStyle.DateStyle { get }

    // sourcery: defaultValue = .shortened
    var timeStyle: Date.FormatStyle.TimeStyle { get }

    var noDateSelectedString: String? { get }

    // sourcery: @Binding
    var pickerVisible: Bool { get }

    // sourcery: defaultValue = false
    var hidesSeparator: Bool { get }

    // sourcery: defaultValue = false
    var showsClearAction: Bool { get }

    // sourcery: defaultValue = "{ FioriIcon.actions.sysCancel.foregroundColor(.gray) }"
    @ViewBuilder
    var clearAction: () -> any View { get }
}

/// Hours and minutes.
// sourcery: CompositeComponent
protocol _DurationPickerComponent: _TitleComponent, _ValueLabelComponent, _MandatoryField, _FormViewComponent {
    // sourcery: @Binding
    var selection: Int { get }

    // sourcery: defaultValue = 1439
    var maximumMinutes: Int { get }

    // sourcery: defaultValue = 0
    var minimumMinutes: Int { get }

    // sourcery: defaultValue = 1
    var minuteInterval: Int { get }

    // sourcery: defaultValue = MeasurementFormatter()
    var measurementFormatter: MeasurementFormatter { get }

    // sourcery: @Binding
    var pickerVisible: Bool { get }
}

/// A title and a set of option buttons, one or many.
// sourcery: CompositeComponent
protocol _FilterFormViewComponent: _TitleComponent, _MandatoryField, _OptionsComponent, _FormViewComponent {
    var isEnabled: Bool { get }

    // sourcery: defaultValue = true
    var allowsMultipleSelection: Bool { get }

    // sourcery: defaultValue = false
    var allowsEmptySelection: Bool { get }

    // sourcery: @Binding
    var value: [Int] { get }

    // sourcery: defaultValue = .fixed
    var buttonSize: FilterButtonSize { get }

    // sourcery: defaultValue = true
    var isSingleLine: Bool { get }

    // sourcery: defaultValue = 1
    var numberOfLines: Int? { get }

    var onValueChange: (([Int]) -> Void)? { get }

    // sourcery: defaultValue = "{ Image(systemName: "checkmark") }"
    @ViewBuilder
    var checkmarkImage: () -> any View { get }
}

/// Only data: control state and error message, inherited by form fields.
// sourcery: CompositeComponent
protocol _FormViewComponent {
    // sourcery: defaultValue = .normal
    var controlState: ControlState { get }

    var errorMessage: AttributedString? { get }
}

/// A title above a NoteFormView.
// sourcery: CompositeComponent
protocol _KeyValueFormViewComponent: _TitleComponent, _NoteFormViewComponent, _MandatoryField {}

/// A key and a value, side by side or stacked.
// sourcery: CompositeComponent
protocol _KeyValueItemComponent: _KeyComponent, _ValueComponent, _FormViewComponent {
    // sourcery: defaultValue = .horizontal
    var axis: Axis { get }
}

/// The list itself: sections, search, selected on top, select all.
// sourcery: CompositeComponent
protocol _ListPickerDestinationComponent: _CancelActionComponent, _ApplyActionComponent, _SelectedEntriesSectionTitleComponent, _SelectAllActionComponent, _DeselectAllActionComponent, _AllEntriesSectionTitleComponent, _ListPickerContentComponent, _PromptComponent {}

/// Row that opens a list to pick from.
// sourcery: CompositeComponent
protocol _ListPickerItemComponent: _TitleComponent, _ValueComponent, _DescriptionComponent, _MandatoryField, _FormViewComponent {
    // sourcery: defaultValue = .horizontal
    var axis: Axis { get }

    @ViewBuilder
    var destination: (() -> any View)? { get }
}

/// Multi-line note field with counter and help.
// sourcery: CompositeComponent
protocol _NoteFormViewComponent: _PlaceholderTextEditorComponent, _FormViewComponent {
    var minTextEditorHeight: CGFloat? { get }

    var maxTextEditorHeight: CGFloat? { get }

    var maxTextLength: Int? { get }

    var hintText: AttributedString? { get }

    // sourcery: defaultValue = false
    var hidesReadOnlyHint: Bool { get }

    // sourcery: defaultValue = false
    var isCharCountEnabled: Bool { get }

    // sourcery: defaultValue = false
    var allowsBeyondLimit: Bool { get }

    var charCountReachLimitMessage: String? { get }

    var charCountBeyondLimitMsg: String? { get }

    // sourcery: defaultValue = false
    var isAINoticeEnabled: Bool { get }
}

/// List of sort criteria: reorder by drag, select, flip direction.
// sourcery: CompositeComponent
protocol _OrderPickerComponent: _OptionalTitleComponent {
    // sourcery: @Binding
    var data: [OrderPickerItemModel] { get }

    // sourcery: defaultValue = true
    var isAtLeastOneSelected: Bool { get }

    var onChangeHandler: ((OrderPickerItemModel.Change, [OrderPickerItemModel]) -> Void)? { get }

    // sourcery: defaultValue = .normal
    var controlState: ControlState { get }
}

/// Multi-line editor with placeholder.
// sourcery: CompositeComponent
protocol _PlaceholderTextEditorComponent: _TextViewComponent, _PlaceholderComponent {}

/// TextInputField with placeholder and clear button.
// sourcery: CompositeComponent
protocol _PlaceholderTextFieldComponent: _TextInputFieldComponent, _PlaceholderComponent {}

/// One criterion: check mark, name, direction.
// sourcery: CompositeComponent
protocol _SortCriterionComponent: _CheckmarkComponent, _TitleComponent, _SubtitleComponent {
    // sourcery: @Binding
    var data: OrderPickerItemModel { get }
}

/// The standard text field of a form: title, box, counter, help, action icon.
// sourcery: CompositeComponent
protocol _TextFieldFormViewComponent: _TitleComponent, _TitleFormViewComponent, _MandatoryField {
    var actionIcon: Image? { get }

    var action: (() -> Void)? { get }

    var actionIconAccessibilityLabel: String? { get }
}

/// Plain one-line field, secure if wanted, with formatters.
// sourcery: CompositeComponent
protocol _TextInputFieldComponent {
    // sourcery: @Binding
    var text: String { get }

    // sourcery: defaultValue = false
    var isSecureEnabled: Bool? { get }

    var formatter: FormattedStringEditing? { get }
}

/// Field whose text is a title: placeholder, counter, help.
// sourcery: CompositeComponent
protocol _TitleFormViewComponent: _PlaceholderTextFieldComponent, _FormViewComponent {
    var maxTextLength: Int? { get }

    var hintText: AttributedString? { get }

    // sourcery: defaultValue = false
    var hidesReadOnlyHint: Bool { get }

    // sourcery: defaultValue = false
    var isCharCountEnabled: Bool { get }

    // sourcery: defaultValue = false
    var allowsBeyondLimit: Bool { get }

    var charCountReachLimitMessage: String? { get }

    var charCountBeyondLimitMsg: String? { get }

    // sourcery: defaultValue = false
    var isAINoticeEnabled: Bool { get }
}

/// One of many values in a wheel.
// sourcery: CompositeComponent
protocol _ValuePickerComponent: _TitleComponent, _ValueLabelComponent, _MandatoryField, _OptionsComponent {
    // sourcery: @Binding
    var selectedIndex: Int { get }

    // sourcery: defaultValue = true
    var isTrackingLiveChanges: Bool { get }

    // sourcery: defaultValue = false
    var alwaysShowPicker: Bool { get }

    // sourcery: defaultValue = .normal
    var controlState: ControlState { get }

    // sourcery: @Binding
    var pickerVisible: Bool { get }
}

/// A message strip at the top of a view.
// sourcery: CompositeComponent
protocol _BannerMessageComponent: _IconComponent, _TitleComponent, _CloseActionComponent, _TopDividerComponent {
    var bannerTapAction: (() -> Void)? { get }

    // sourcery: defaultValue = .center
    var alignment: HorizontalAlignment { get }

    // sourcery: defaultValue = false
    var hideSeparator: Bool { get }

    // sourcery: defaultValue = false
    var hidesCloseAction: Bool { get }

    // sourcery: defaultValue = .negative
    var messageType: BannerMultiMessageType { get }

    // sourcery: defaultValue = false
    var showDetailLink: Bool { get }
}

/// Sheet with the list of banner messages by category.
// sourcery: CompositeComponent
// sourcery: importFrameworks = ["FioriThemeManager"]
protocol _BannerMultiMessageSheetComponent: _TitleComponent {
    // sourcery: defaultValue = "{ FioriIcon.status.error }"
    @ViewBuilder
    var closeAction: () -> any View { get }

    var dismissAction: (() -> Void)? { get }

    var removeAction: ((String, UUID?) -> Void)? { get }

    var viewDetailAction: ((UUID) -> Void)? { get }

    // sourcery: defaultValue = true
    var turnOnSectionHeader: Bool { get }

    // sourcery: defaultValue = "{ _ in EmptyView() }"
    @ViewBuilder
    var messageItemView: (UUID) -> any View { get }

    // sourcery: @Binding
    var bannerMultiMessages: [BannerMessageListModel] { get }
}

/// Picture, title, text, up to two buttons; empty and error states.
// sourcery: CompositeComponent
protocol _IllustratedMessageComponent: _DetailImageComponent, _TitleComponent, _DescriptionComponent, _ActionComponent, _SecondaryActionComponent {
    var detailImageSize: IllustratedMessage.DetailImageSize? { get }

    // sourcery: defaultValue = false
    var isActionVerticallyAligned: Bool { get }

    // sourcery: defaultValue = .leading
    var contentAlignment: HorizontalAlignment { get }
}

/// Icon and help text below a field.
// sourcery: CompositeComponent
protocol _InformationViewComponent: _IconComponent, _DescriptionComponent {}

/// The bar with an icon and text below.
// sourcery: CompositeComponent
protocol _LinearProgressIndicatorViewComponent: _LinearProgressIndicatorComponent, _IconComponent, _DescriptionComponent {}

/// Spinner with a title in four positions.
// sourcery: CompositeComponent
protocol _LoadingIndicatorComponent: _TitleComponent, _ProgressComponent {
    // sourcery: defaultValue = 0
    var duration: Double { get }

    // sourcery: @Binding
    var isPresented: Bool { get }

    // sourcery: defaultValue = false
    var isAIEnabled: Bool { get }
}

/// Larger turning circle with an optional title.
// sourcery: CompositeComponent
protocol _ProcessingIndicatorComponent: _OptionalTitleComponent {}

/// Circle of progress with pause or stop.
// sourcery: CompositeComponent
protocol _ProgressIndicatorComponent: _ProgressIndicatorProtocol {}

/// One step: node, title, line, sub-steps.
// sourcery: CompositeComponent
protocol _SingleStepComponent: _TitleComponent, _NodeComponent, _LineComponent {
    // sourcery: defaultValue = UUID().uuidString
    var id: String { get }

    // sourcery: defaultValue = .normal
    var state: StepProgressIndicatorState { get }

    // sourcery: resultBuilder.name = @IndexedViewBuilder, resultBuilder.backingComponent = StepsStack, resultBuilder.returnType = any IndexedViewContainer
    var substeps: [StepItem] { get }
}

/// Steps of a process in a row, with a sheet of all steps.
// sourcery: CompositeComponent
protocol _StepProgressIndicatorComponent: _TitleComponent, _ActionComponent, _CancelActionComponent {
    // sourcery: @Binding
    var selection: String { get }

    // sourcery: resultBuilder.name = @IndexedViewBuilder, resultBuilder.backingComponent = StepsStack, resultBuilder.returnType = any IndexedViewContainer
    var steps: [StepItem] { get }
}

/// InformationView with a counter at the right.
// sourcery: CompositeComponent
protocol _TextInputInfoViewComponent: _InformationViewComponent, _CounterComponent {}

/// A short message over the screen that goes away.
// sourcery: CompositeComponent
// sourcery: importFrameworks = ["FioriThemeManager"]
protocol _ToastMessageComponent: _IconComponent, _TitleComponent {
    // sourcery: defaultValue = 1
    var duration: Double { get }

    // sourcery: defaultValue = .center
    var position: ToastMessagePosition { get }

    // sourcery: defaultValue = 0
    var spacing: CGFloat { get }

    // sourcery: defaultValue = 14
    var cornerRadius: CGFloat { get }

    // sourcery: defaultValue = Color.preferredColor(.tertiaryFill)
    var backgroundColor: Color { get }

    // sourcery: defaultValue = 0
    var borderWidth: CGFloat { get }

    // sourcery: defaultValue = Color.clear
    var borderColor: Color { get }

    // sourcery: defaultValue = 1
    var borderWidthIC: CGFloat { get }

    // sourcery: defaultValue = Color.preferredColor(.tertiaryLabel)
    var borderColorIC: Color { get }

    // sourcery: defaultValue = FioriShadowStyle.level3
    var shadow: FioriShadowStyle? { get }

    var accessibilityMessage: String? { get }
}

/// A button of ActivityItems.
// sourcery: CompositeComponent
protocol _ActivityItemComponent: _IconComponent, _SubtitleComponent {
    // sourcery: defaultValue = .vertical
    var layout: ActivityItemLayout { get }
}

/// Pictures of people, overlapping or in a row, with a text.
// sourcery: CompositeComponent
protocol _AvatarStackComponent: _AvatarsComponent, _AvatarsTitleComponent {}

/// A person with activity buttons.
// sourcery: CompositeComponent
protocol _ContactItemComponent: _TitleComponent, _SubtitleComponent, _DescriptionComponent, _DetailImageComponent, _ActivityItemsComponent {}

/// Header of an object, pages in compact width.
// sourcery: CompositeComponent
protocol _ObjectHeaderComponent: _TitleComponent, _SubtitleComponent, _TagsComponent, _BodyTextComponent, _FootnoteComponent, _DescriptionTextComponent, _StatusComponent, _SubstatusComponent, _DetailImageComponent, _DetailContentComponent {}

/// The list cell.
// sourcery: CompositeComponent
protocol _ObjectItemComponent: _TitleComponent, _SubtitleComponent, _FootnoteComponent, _DescriptionComponent, _StatusComponent, _SubstatusComponent, _DetailImageComponent, _IconsComponent, _AvatarsComponent, _FootnoteIconsComponent, _FootnoteIconsTextComponent, _TagsComponent, _ActionComponent {
    var objectItemButton: FioriButton? { get }

    // sourcery: defaultValue = false
    var showsDescriptionInCompact: Bool { get }
}

/// Large header of a person; shrinks when scrolled.
// sourcery: CompositeComponent
protocol _ProfileHeaderComponent: _DetailImageComponent, _TitleComponent, _SubtitleComponent, _DescriptionComponent {
    // sourcery: defaultValue = false
    var animatable: Bool { get }

    @ViewBuilder
    var detailContent: (() -> any View)? { get }
}

/// Footer of a list section.
// sourcery: CompositeComponent
protocol _SectionFooterComponent: _TitleComponent, _AttributeComponent {
    // sourcery: defaultValue = .title
    var sectionFooterStyle: SectionHeaderFooterStyle { get }

    var didSelectHandler: (() -> Void)? { get }
}

/// Header of a list section.
// sourcery: CompositeComponent
protocol _SectionHeaderComponent: _TitleComponent, _AttributeComponent {
    // sourcery: defaultValue = .title
    var sectionHeaderStyle: SectionHeaderFooterStyle { get }

    var didSelectHandler: (() -> Void)? { get }
}

/// Navigation list in a split view.
// sourcery: CompositeComponent
protocol _SideBarComponent {
    // sourcery: @Binding
    var isEditing: Bool { get }

    // sourcery: @Binding
    var queryString: String? { get }

    // sourcery: @Binding
    var data: [SideBarItemModel] { get }

    // sourcery: @Binding
    var selection: SideBarItemModel? { get }

    var title: AttributedString? { get }

    @ViewBuilder
    var footer: (() -> any View)? { get }

    @ViewBuilder
    var editButton: (() -> any View)? { get }

    var destination: (SideBarItemModel) -> any View { get }

    var item: (Binding<SideBarItemModel>) -> any View { get }

    var onDataChange: (([SideBarItemModel]) -> Void)? { get }

    // sourcery: defaultValue = true
    var isUsedInSplitView: Bool { get }
}

/// A row of it.
// sourcery: CompositeComponent
protocol _SideBarListItemComponent: _IconComponent, _FilledIconComponent, _TitleComponent, _SubtitleComponent, _AccessoryIconComponent, _SwitchComponent {
    var data: SideBarItemModel { get }

    // sourcery: @Binding
    var isSelected: Bool { get }
}

/// An entry of a timeline: time, node, texts.
// sourcery: CompositeComponent
protocol _TimelineComponent: _TimestampComponent, _SecondaryTimestampComponent, _TimelineNodeComponent, _IconComponent, _TitleComponent, _SubtitleComponent, _AttributeComponent, _StatusComponent, _SubstatusComponent, _SubAttributeComponent {
    // sourcery: defaultValue = false
    var isPast: Bool { get }

    // sourcery: defaultValue = false
    var isPresent: Bool { get }

    // sourcery: defaultValue = true
    var showUpperVerticalLine: Bool? { get }

    // sourcery: defaultValue = true
    var showLowerVerticalLine: Bool? { get }
}

/// A dated marker in a timeline.
// sourcery: CompositeComponent
protocol _TimelineMarkerComponent: _TimestampComponent, _SecondaryTimestampComponent, _TimelineNodeComponent, _IconComponent, _TitleComponent {
    // sourcery: defaultValue = false
    var isPast: Bool { get }

    // sourcery: defaultValue = false
    var isPresent: Bool { get }

    // sourcery: defaultValue = true
    var showUpperVerticalLine: Bool { get }

    // sourcery: defaultValue = true
    var showLowerVerticalLine: Bool { get }
}

/// Line for now between entries.
// sourcery: CompositeComponent
protocol _TimelineNowIndicatorComponent: _NowIndicatorNodeComponent {}

/// A strip of the next entries with "See All (n)".
// sourcery: CompositeComponent
protocol _TimelinePreviewComponent: _OptionalTitleComponent, _ActionComponent {
    // sourcery: @Binding
    var items: [any TimelinePreviewItemModel] { get }
}

/// An entry of the strip.
// sourcery: CompositeComponent
protocol _TimelinePreviewItemComponent: _TitleComponent, _IconComponent, _TimelineNodeComponent, _TimestampComponent {
    // sourcery: defaultValue = false
    var isFuture: Bool { get }

    var nodeType: TimelineNodeType { get }
}

/// A card: media, header, body, footer.
// sourcery: CompositeComponent
protocol _CardComponent: _CardHeaderComponent, _CardBodyComponent, _CardFooterComponent {}

/// Up to three rows and a KPI with caption at the right.
// sourcery: CompositeComponent
protocol _CardExtHeaderComponent: _Row1Component, _Row2Component, _Row3Component, _KpiComponent, _KpiCaptionComponent {}

/// Up to three buttons and an overflow menu.
// sourcery: CompositeComponent
protocol _CardFooterComponent: _ActionComponent, _SecondaryActionComponent, _TertiaryActionComponent, _OverflowActionComponent {}

/// Media, main header and extended header together.
// sourcery: CompositeComponent
protocol _CardHeaderComponent: _CardMediaComponent, _CardMainHeaderComponent, _CardExtHeaderComponent {}

/// Title, subtitle, icons, picture, counter or action, a flexible item.
// sourcery: CompositeComponent
protocol _CardMainHeaderComponent: _TitleComponent, _SubtitleComponent, _IconsComponent, _DetailImageComponent, _HeaderActionComponent, _CounterComponent, _FlexItemComponent {
    var flexItemPosition: FlexItemPositionType? { get }
}

/// Picture with a text over its lower left.
// sourcery: CompositeComponent
protocol _CardMediaComponent: _MediaImageComponent, _DescriptionComponent {}

/// Horizontal bar of filter chips with menus.
// sourcery: CompositeComponent
protocol _FilterFeedbackBarComponent {
    // sourcery: @Binding
    var items: [[SortFilterItem]] { get }

    var onUpdate: (() -> Void)? { get }
}

/// An option inside the editors.
// sourcery: CompositeComponent
protocol _FilterFeedbackBarButtonComponent: _IconComponent, _TitleComponent {
    var isSelected: Bool { get }

    // sourcery: defaultValue = 4
    var spacing: CGFloat { get }
}

/// A chip.
// sourcery: CompositeComponent
protocol _FilterFeedbackBarItemComponent: _IconComponent, _TitleComponent, _AccessoryIconComponent {
    var isSelected: Bool { get }

    // sourcery: defaultValue = 6
    var spacing: CGFloat { get }
}

/// Sheet of filters and sorts.
// sourcery: CompositeComponent
protocol _SortFilterViewComponent: _TitleComponent, _CancelActionComponent, _ApplyActionComponent, _ResetActionComponent {
    // sourcery: @Binding
    var items: [[SortFilterItem]] { get }

    var onUpdate: (() -> Void)? { get }

    var onCancel: (() -> Void)? { get }

    var onReset: (() -> Void)? { get }
}

/// A day of it.
// sourcery: CompositeComponent
protocol _CalendarDayViewComponent {
    var title: AttributedString { get }

    var subtitle: AttributedString? { get }

    // sourcery: defaultValue = false
    var isEventIndicatorVisible: Bool { get }

    // sourcery: defaultValue = .normal
    var state: CalendarDayState { get }

    // sourcery: defaultValue = EmptyView()
    var customEventView: any View { get }
}

/// A month of it.
// sourcery: CompositeComponent
protocol _CalendarMonthViewComponent {
    var calendarStyle: CalendarStyle { get }

    var model: CalendarMonthModel { get }

    var startDate: Date { get }

    var endDate: Date { get }

    // sourcery: defaultValue = false
    var showsMonthHeader: Bool { get }

    // sourcery: defaultValue = true
    var showsOutOfMonthDates: Bool { get }

    var selectedDate: Date? { get }

    var selectedDates: Set<Date>? { get }

    var selectedRange: ClosedRange<Date>? { get }

    var disabledDates: CalendarDisabledDates? { get }

    var dayTappedCallback: ((Date, CalendarDayState) -> Void)? { get }

    // sourcery: defaultValue = "{ _ in EmptyView() }"
    @ViewBuilder
    var customEventView: (Date) -> any View { get }
}

/// Month, week, expandable, full-screen, range and multi-day calendar.
// sourcery: CompositeComponent
protocol _CalendarViewComponent {
    var model: CalendarModel { get }

    var titleChangeCallback: ((String) -> Void)? { get }

    var customCalendarBackgroundColor: Color? { get }

    // sourcery: defaultValue = "{ _ in EmptyView() }"
    @ViewBuilder
    var customEventView: (Date) -> any View { get }
}

/// A week of it.
// sourcery: CompositeComponent
protocol _CalendarWeekViewComponent {
    var calendarStyle: CalendarStyle { get }

    var weekInfo: CalendarWeekInfo { get }

    var startDate: Date { get }

    var endDate: Date { get }

    // sourcery: defaultValue = true
    var showsOutOfMonthDates: Bool { get }

    var selectedDate: Date? { get }

    var selectedDates: Set<Date>? { get }

    var selectedRange: ClosedRange<Date>? { get }

    var disabledDates: CalendarDisabledDates? { get }

    var dayTappedCallback: ((Date, CalendarDayState) -> Void)? { get }

    // sourcery: defaultValue = "{ _ in EmptyView() }"
    @ViewBuilder
    var customEventView: (Date) -> any View { get }
}

/// Title, trend, KPI and a chart.
// sourcery: CompositeComponent
protocol _HeaderChartComponent: _TitleComponent, _SubtitleComponent, _TrendComponent, _TrendImageComponent, _KpiComponent {
    @ViewBuilder
    var chart: (() -> any View)? { get }
}

/// Up to four KPIs in a strip with an optional banner.
// sourcery: CompositeComponent
protocol _KPIHeaderComponent {
    // sourcery: @ViewBuilder, resultBuilder.backingComponent = KPIContainerStack
    var items: [any KPIHeaderItemModel] { get }

    var bannerMessage: BannerMessage? { get }

    // sourcery: defaultValue = false
    var isItemOrderForced: Bool { get }

    var interItemSpacing: CGFloat? { get }

    // sourcery: @Binding
    var isPresented: Bool { get }
}

/// Figures with units and icons and a caption.
// sourcery: CompositeComponent
protocol _KPIItemComponent: _KpiCaptionComponent {
    // sourcery: @ViewBuilder, resultBuilder.backingComponent = KPIContainerStack
    var items: [any KPISubItemModel] { get }

    // sourcery: defaultValue = .small
    var proposedViewSize: KPIItemSize { get }

    // sourcery: defaultValue = .center
    var alignment: Alignment { get }
}

/// Circle of progress with a figure.
// sourcery: CompositeComponent
protocol _KPIProgressItemComponent: _KPIContentComponent, _KpiCaptionComponent, _FootnoteComponent, _InnerCircleComponent, _OuterCircleComponent {
    // sourcery: @Binding
    var data: KPIItemData { get }

    // sourcery: defaultValue = .large
    var chartSize: KPIProgressItemSize { get }
}

/// Enter an address or scan.
// sourcery: CompositeComponent
protocol _ActivationScreenComponent: _TitleComponent, _DescriptionTextComponent, _FootnoteComponent, _ActionComponent, _SecondaryActionComponent {
    var illustratedMessage: IllustratedMessage? { get }

    // sourcery: @Binding, defaultValue = ".constant("")"
    var inputText: String { get }

    // sourcery: defaultValue = false
    var showsIllustratedMessage: Bool { get }
}

/// Sign-in screen.
// sourcery: CompositeComponent
protocol _AuthenticationComponent: _DetailImageComponent, _TitleComponent, _SubtitleComponent, _AuthInputComponent, _SignInActionComponent {
    var isDisabled: Bool { get }

    var didSignIn: (() -> Void)? { get }
}

/// Licence.
// sourcery: CompositeComponent
protocol _EULAViewComponent: _TitleComponent, _BodyTextComponent, _AgreeActionComponent, _DisagreeActionComponent, _CancelActionComponent {
    var didAgree: (() -> Void)? { get }

    var didDisagree: (() -> Void)? { get }

    var didCancel: (() -> Void)? { get }
}

/// Text with progress.
// sourcery: CompositeComponent
protocol _InfoViewComponent: _TitleComponent, _DescriptionTextComponent, _ActionComponent, _SecondaryActionComponent {
    var loadingIndicator: LoadingIndicator? { get }
}

/// QR scanner for onboarding.
// sourcery: CompositeComponent
protocol _OnboardingScanViewComponent {
    // sourcery: defaultValue = OnboardingScanViewContext()
    var scanViewContext: OnboardingScanViewContext { get }

    var shouldValidateScanResult: ((String) -> Bool)? { get }

    var didCancel: (() -> Void)? { get }

    // sourcery: defaultValue = false
    var usesCameraOnly: Bool { get }

    var scanConfirmationView: OnboardingScanConfirmView? { get }

    var didTapContinue: (() -> Void)? { get }
}

/// Draw a signature.
// sourcery: CompositeComponent
// sourcery: importFrameworks = ["FioriThemeManager"]
protocol _SignatureCaptureViewComponent: _TitleComponent, _MandatoryField, _StartSignatureActionComponent, _ReenterSignatureActionComponent, _CancelActionComponent, _ClearActionComponent, _SaveActionComponent, _XmarkComponent, _WatermarkComponent {
    var signatureImage: UIImage? { get }

    var drawingViewMaxHeight: CGFloat? { get }

    // sourcery: defaultValue = Color.preferredColor(.primaryBackground)
    var drawingViewBackgroundColor: Color { get }

    // sourcery: defaultValue = 3
    var strokeWidth: CGFloat { get }

    // sourcery: defaultValue = true
    var appliesTintColorToImage: Bool { get }

    // sourcery: defaultValue = Color.preferredColor(.primaryLabel)
    var strokeColor: Color { get }

    // sourcery: defaultValue = Color.preferredColor(.quaternaryLabel)
    var signatureLineColor: Color { get }

    // sourcery: defaultValue = false
    var hidesSignatureLine: Bool { get }

    // sourcery: defaultValue = .leading
    var watermarkAlignment: HorizontalAlignment { get }

    // sourcery: defaultValue = false
    var addsTimestampInImage: Bool { get }

    var timestampFormatter: DateFormatter? { get }

    // sourcery: defaultValue = false
    var cropsImage: Bool { get }

    var onSave: ((UIImage) -> Void)? { get }

    var onDelete: (() -> Void)? { get }
}

/// A form of it.
// sourcery: CompositeComponent
protocol _UserConsentFormComponent: _NextActionComponent, _CancelActionComponent, _AllowActionComponent, _DenyActionComponent, _NotNowActionComponent {
    // sourcery: resultBuilder.name = @IndexedViewBuilder, resultBuilder.backingComponent = _UserConsentPagesContainer, resultBuilder.returnType = any IndexedViewContainer
    var userConsentPages: [UserConsentPage] { get }

    // sourcery: defaultValue = true
    var isRequired: Bool { get }

    // sourcery: defaultValue = _UserConsentFormAlertConfigurationDefault
    var alertConfiguration: ((UserConsentAlertType) -> AlertConfiguration?)? { get }

    var didAllow: (() -> Void)? { get }

    var didDeny: ((Bool) -> Void)? { get }

    var didCancel: (() -> Void)? { get }
}

/// A page of it.
// sourcery: CompositeComponent
protocol _UserConsentPageComponent: _TitleComponent, _BodyTextComponent, _ActionComponent {}

/// Forms of consent.
// sourcery: CompositeComponent
protocol _UserConsentViewComponent {
    // sourcery: resultBuilder.name = @IndexedViewBuilder, resultBuilder.backingComponent = _UserConsentFormsContainer, resultBuilder.returnType = any IndexedViewContainer
    var userConsentForms: [UserConsentForm] { get }

    var didAllow: ((Int) -> Void)? { get }

    var didDeny: ((Int, Bool) -> Void)? { get }

    var didCancel: ((Int) -> Void)? { get }

    var didFinish: (([Int]) -> Void)? { get }
}

/// First screen of an app.
// sourcery: CompositeComponent
protocol _WelcomeScreenComponent: _TitleComponent, _DescriptionComponent, _IconComponent, _FootnoteComponent, _ActionComponent, _SecondaryActionComponent {
    var illustratedMessage: IllustratedMessage? { get }

    @ViewBuilder
    var headlineImage: (() -> any View)? { get }

    // sourcery: @Binding, defaultValue = ".constant("")"
    var inputText: String { get }

    var legalText: AttributedString? { get }

    // sourcery: defaultValue = false
    var isLegalAgreementRequired: Bool { get }

    // sourcery: defaultValue = false
    var showsIllustratedMessage: Bool { get }

    // sourcery: defaultValue = .notConfigured
    var state: WelcomeScreenState { get }

    // sourcery: defaultValue = Set<WelcomeScreenOption>()
    var options: Set<WelcomeScreenOption> { get }

    // sourcery: defaultValue = true
    var isDemoAvailable: Bool { get }

    var footerText: AttributedString? { get }
}

/// A row.
// sourcery: CompositeComponent
protocol _WhatsNewListItemComponent: _DetailImageComponent, _TitleComponent, _SubtitleComponent {}

/// List of news.
// sourcery: CompositeComponent
protocol _WhatsNewListViewComponent {
    // sourcery: resultBuilder.name = @IndexedViewBuilder, resultBuilder.backingComponent = _WhatsNewListItemsContainer, resultBuilder.returnType = any IndexedViewContainer
    var whatsNewListItems: [WhatsNewListItem] { get }

    var didClose: (() -> Void)? { get }

    var didFinish: (() -> Void)? { get }
}

/// A page.
// sourcery: CompositeComponent
protocol _WhatsNewPageComponent: _DetailImageComponent, _TitleComponent, _DescriptionComponent {
    var imageSize: CGSize? { get }

    // sourcery: defaultValue = false
    var isImageExpanded: Bool { get }
}

/// Pages of news, up to ten.
// sourcery: CompositeComponent
protocol _WhatsNewPageViewComponent {
    @WhatsNewPagesBuilder
    var whatsNewPages: () -> any IndexedViewContainer { get }

    // sourcery: @Binding
    var currentIndex: Int? { get }

    var didClose: (() -> Void)? { get }

    var didFinish: (() -> Void)? { get }
}

/// Note that content was made by AI.
// sourcery: CompositeComponent
protocol _AINoticeComponent: _IconComponent {
    var description: AttributedString? { get }

    var actionLabel: AttributedString? { get }

    var viewMoreAction: (() -> Void)? { get }

    // sourcery: defaultValue = .leading
    var viewAlignment: HorizontalAlignment { get }
}

/// Ask for a vote and reasons about an AI result.
// sourcery: CompositeComponent
protocol _AIUserFeedbackComponent: _IllustratedMessageComponent, _SubmitActionComponent, _CancelActionComponent {
    var navigationTitle: AttributedString? { get }

    var filterFormView: FilterFormView? { get }

    var keyValueFormView: KeyValueFormView? { get }

    // sourcery: defaultValue = .sheet
    var displayMode: AIUserFeedbackDisplayMode { get }

    // sourcery: defaultValue = false
    var isBackgroundInteractionEnabled: Bool { get }

    var errorView: IllustratedMessage? { get }

    var onCancel: (() -> Void)? { get }

    var onUpVote: (() -> Void)? { get }

    var onDownVote: (() -> Void)? { get }

    var onSubmit: ((_ voteState: AIUserFeedbackVoteState, _ feedbacks: [String], _ additional: String, _ submitResult: @escaping (Bool) -> Void) -> Void)? { get }

    // sourcery: @Binding
    var voteState: AIUserFeedbackVoteState { get }

    // sourcery: @Binding
    var submitButtonState: AIUserFeedbackSubmitButtonState { get }
}

/// Welcome of the Joule assistant.
// sourcery: CompositeComponent
protocol _JouleWelcomeScreenComponent: _MediaImageComponent, _GreetingTextComponent, _TitleComponent, _FootnoteComponent, _MessageContentComponent {}

/// Menu tree for rewriting text, with undo/redo and feedback.
// sourcery: CompositeComponent
protocol _WritingAssistantFormComponent: _CancelActionComponent, _DoneActionComponent, _CloseActionComponent, _BackActionComponent, _UndoActionComponent, _RedoActionComponent, _UpVoteActionComponent, _DownVoteActionComponent, _FootnoteComponent {
    // sourcery: @Binding
    var text: String { get }

    var menus: [[WAMenu]] { get }
}

/// A stored attachment.
// sourcery: CompositeComponent
protocol _AttachmentComponent: _AttachmentTitleComponent, _AttachmentSubtitleComponent, _AttachmentFootnoteComponent {
    var attachmentInfo: AttachmentInfo { get }

    // sourcery: defaultValue = .normal
    var controlState: ControlState { get }

    var onExtraInfoChange: ((AnyHashable) -> Void)? { get }

    var onPreview: ((AttachmentInfo) -> Void)? { get }

    var onDelete: ((AttachmentInfo) -> Void)? { get }
}

/// The add button.
// sourcery: CompositeComponent
// sourcery: importFrameworks = ["FioriThemeManager"]
protocol _AttachmentButtonImageComponent {
    // sourcery: defaultValue = FioriIcon.actions.add.renderingMode(.template).resizable()
    var addButtonImage: Image { get }

    // sourcery: defaultValue = .normal
    var controlState: ControlState { get }
}

/// Chooses among the three states.
// sourcery: CompositeComponent
protocol _AttachmentElementComponent {
    var attachmentInfo: AttachmentInfo { get }

    // sourcery: defaultValue = .normal
    var controlState: ControlState { get }

    var onExtraInfoChange: ((any AttachmentExtraInfo) -> Void)? { get }

    var onPreview: ((AttachmentInfo) -> Void)? { get }

    var onDelete: ((AttachmentInfo) -> Void)? { get }
}

/// Grid of attachments with add button.
// sourcery: CompositeComponent
protocol _AttachmentGroupComponent: _TitleComponent, _MandatoryField {
    // sourcery: defaultValue = AttachmentContext()
    var context: AttachmentContext { get }

    // sourcery: @Binding
    var attachments: [AttachmentInfo] { get }

    var maxCount: Int? { get }

    var maxPhotoSelectionCount: Int? { get }

    // sourcery: defaultValue = BasicAttachmentDelegate()
    var delegate: AttachmentDelegate { get }

    // sourcery: defaultValue = .normal
    var controlState: ControlState { get }

    // sourcery: @Binding, defaultValue = .constant(nil)
    var errorMessage: AttributedString? { get }

    @ViewBuilder
    var operations: (() -> any View)? { get }

    var onPreview: ((URL) -> Void)? { get }

    var defaultAttachmentExtraInfo: (() -> any AttachmentExtraInfo)? { get }
}

/// While uploading.
// sourcery: CompositeComponent
protocol _AttachmentInProgressComponent: _AttachmentInProgressTitleComponent {
    var attachmentInfo: AttachmentInfo { get }

    var onPreview: ((AttachmentInfo) -> Void)? { get }

    var onDelete: ((AttachmentInfo) -> Void)? { get }
}

/// Picture or icon by file type.
// sourcery: CompositeComponent
protocol _AttachmentThumbnailComponent {
    var url: URL { get }

    // sourcery: defaultValue = .normal
    var controlState: ControlState { get }
}

/// Failed upload.
// sourcery: CompositeComponent
protocol _AttachmentWithErrorComponent: _AttachmentErrorTitleComponent {
    var attachmentInfo: AttachmentInfo { get }

    var onPreview: ((AttachmentInfo) -> Void)? { get }

    var onDelete: ((AttachmentInfo) -> Void)? { get }
}

/// Badge that leads to children.
// sourcery: CompositeComponent
protocol _HierarchyIndicatorComponent: _TitleComponent, _IconComponent {
    // sourcery: defaultValue = true
    var isMultiline: Bool { get }

    // sourcery: defaultValue = false
    var isSelected: Bool { get }

    // sourcery: defaultValue = true
    var isClickable: Bool { get }

    var onClick: (() -> String?)? { get }
}

/// A row of it.
// sourcery: CompositeComponent
protocol _HierarchyItemViewComponent: _TitleComponent, _SubtitleComponent, _FootnoteComponent, _IconsComponent, _DetailImageComponent, _StatusComponent, _AccessoryViewComponent {
    @ViewBuilder
    var hierarchyIndicator: (() -> any View)? { get }
}

/// Browse a tree level by level.
// sourcery: CompositeComponent
protocol _HierarchyViewComponent {
    var dataSource: any HierarchyViewDataSource { get }

    @ViewBuilder
    var header: (() -> any View)? { get }

    @ViewBuilder
    var hierarchyItem: (String) -> any View { get }

    // sourcery: @Binding
    var activeChildItem: String? { get }

    // sourcery: @Binding
    var selectedItems: [String]? { get }
}

/// Title between two accessories.
// sourcery: CompositeComponent
protocol _HierarchyViewHeaderComponent: _TitleComponent, _LeadingAccessoryComponent, _TrailingAccessoryComponent {}

/// A component of the package itself.
// sourcery: CompositeComponent
// sourcery: InternalComponent
protocol _DemoViewComponent: _TitleComponent, _SubtitleComponent, _StatusComponent, _SwitchComponent {}
