// swift-format-ignore-file

// sourcery: BaseComponent
protocol _CaptionComponent { // sourcery: @ViewBuilder
    var caption: AttributedString? { get } }
// sourcery: BaseComponent
protocol _BadgesComponent { // sourcery: resultBuilder.name = @BadgeBuilder, resultBuilder.backingComponent = BadgeRow
    var badges: [TextOrIcon] { get } }
// sourcery: BaseComponent
protocol _LeverComponent { // sourcery: @Binding
    var isDown: Bool { get } }
// sourcery: BaseComponent
protocol _PanelComponent { // sourcery: @ViewBuilder
    var panel: AttributedString { get } }
/// A row with a lever.
// sourcery: CompositeComponent
protocol _LeverRowComponent: _CaptionComponent, _LeverComponent, _BadgesComponent {
    // sourcery: defaultValue = 2.0
    var gap: CGFloat { get set }
    @ViewBuilder
    // sourcery: defaultValue = "{ _ in EmptyView() }"
    var cell: (String) -> any View { get }
    var onFlip: ((Bool) -> Void)? { get }
    var label: () -> String { get }
}
// sourcery: CompositeComponent
protocol _BoardComponent: _LeverRowComponent, _PanelComponent {}
