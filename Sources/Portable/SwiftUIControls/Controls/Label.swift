import DeveloperToolsSupport
import SwiftUICore

/// A title with a picture.
public struct Label<Title, Icon>: View where Title: View, Icon: View {
    let title: Title
    let icon: Icon

    /// In place of the environment's.
    var style: AnyStyle<LabelStyleConfiguration>?

    @Environment(\.labelStyle) private var inheritedStyle

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor public var body: some View {
        let style = style ?? inheritedStyle
        return style.view(
            LabelStyleConfiguration(
                title: LabelStyleConfiguration.Title(content: AnyView(title)),
                icon: LabelStyleConfiguration.Icon(content: AnyView(icon)), outerStyle: style.outer,
                isIconDecorative: icon is Image))
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    public init<S>(_ title: S, image name: String) where S: StringProtocol {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    @_disfavoredOverload
    public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    @_disfavoredOverload
    public init<S>(_ title: S, image resource: ImageResource) where S: StringProtocol {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is making the look of, in the style around that one.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
        style = configuration.outerStyle ?? AnyStyle(LabelStyleBody(style: DefaultLabelStyle()))
    }
}

// MARK: Styles

/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View

    /// The look of one label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label.
public struct LabelStyleConfiguration {
    /// The label's title.
    public struct Title: View {
        let content: AnyView

        public var body: some View { content }
    }

    /// The label's picture.
    public struct Icon: View {
        let content: AnyView

        public var body: some View { content }
    }

    public private(set) var title: LabelStyleConfiguration.Title
    public private(set) var icon: LabelStyleConfiguration.Icon
    var outerStyle: AnyStyle<LabelStyleConfiguration>?
    /// True if the title says it all, because the icon is a plain picture.
    var isIconDecorative = false
}

/// The look that fits the place: picture and title.
public struct DefaultLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: DefaultLabelStyle.Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The picture before the title, their first baselines in line.
public struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: TitleAndIconLabelStyle.Configuration) -> some View {
        TitleAndIconLabel(configuration: configuration)
    }
}

/// In lists the pictures stand in a column and have the tint, unless the label has a style of its own.
private struct TitleAndIconLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.foregroundStyles) private var foregroundStyles
    @Environment(\.listIconStyle) private var listIconStyle
    @Environment(\.dynamicTypeSize) private var typeSize
    @ScaledMetric private var column: CGFloat = 24

    init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        LabelLayout(spacing: isInListRow ? 16 : 8, flowsAround: isInListRow && typeSize.isAccessibilitySize) {
            if isInListRow {
                if foregroundStyles == nil {
                    icon.foregroundStyle(listIconStyle).frame(minWidth: column)
                } else {
                    icon.frame(minWidth: column)
                }
            } else {
                icon
            }
            configuration.title
        }
        .accessibilityElement(children: .combine)
    }

    private var icon: some View { configuration.icon.accessibilityHidden(configuration.isIconDecorative) }
}

/// The picture alone. Assistive technology reads the title in its place.
public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: IconOnlyLabelStyle.Configuration) -> some View {
        configuration.icon
            .background { configuration.title.spokenOnly() }
            .spokenByItsText()
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: TitleOnlyLabelStyle.Configuration) -> some View {
        configuration.title
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

struct LabelStyleBody<S: LabelStyle>: StyleBody {
    var style: S

    @MainActor func content(_ configuration: LabelStyleConfiguration) -> S.Body {
        style.makeBody(configuration: configuration)
    }
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<LabelStyleConfiguration> { known }
    private static let known = AnyStyle(making: { LabelStyleBody(style: DefaultLabelStyle()) })
}

extension EnvironmentValues {
    package var labelStyle: AnyStyle<LabelStyleConfiguration> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// The look of labels in this view and below.
    nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
        modifier(StyleModifier(styleBody: LabelStyleBody(style: style), keyPath: \.labelStyle))
    }
}

@available(*, unavailable)
extension DefaultLabelStyle: Sendable {}

@available(*, unavailable)
extension IconOnlyLabelStyle: Sendable {}

@available(*, unavailable)
extension LabelStyleConfiguration.Icon: Sendable {}

@available(*, unavailable)
extension LabelStyleConfiguration.Title: Sendable {}

@available(*, unavailable)
extension TitleAndIconLabelStyle: Sendable {}

@available(*, unavailable)
extension TitleOnlyLabelStyle: Sendable {}

@available(*, unavailable)
extension Label: Sendable {}
