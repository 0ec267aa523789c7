import Drawing

/// The lengths and colours of a list's parts in one style and environment, as iOS 17 draws them.
///
/// Row heights, margins and radii are those of the Human Interface Guidelines; the rest is remembered from iOS.
struct ListMetrics: Equatable, Sendable {
    let style: ListStyleKind
    /// Between the list's edges and its cards, in points.
    let margin: CGFloat
    /// Between a row's edges and its content, in points.
    let rowInsets: EdgeInsets
    let minimumRowHeight: CGFloat
    let minimumHeaderHeight: CGFloat?
    let cornerRadius: CGFloat
    /// Between rows, in points.
    let rowSpacing: CGFloat
    let sectionGap: SectionGap
    let rowBackground: RGBAColor
    /// Of a row that a finger moves: in the dark, where shadows are not seen, a step lighter (by eye from iOS).
    let liftedBackground: RGBAColor
    let highlight: RGBAColor
    let separator: RGBAColor
    let listBackground: RGBAColor
    let pixel: CGFloat
    /// Whether rows lie on the page itself, each for itself: in the sidebars of wide places (remembered from iPadOS).
    let hasOpenRows: Bool

    init(_ environment: EnvironmentValues) {
        style = environment.listStyle
        // Insets and margins of cards, gaps, headers and footers of groups as measured in pictures of iOS 17.5 and 18.5
        // (project facts, iOS metrics, "Inset grouped list").
        let side = style.hasCards ? Self.cardMargin : environment.systemMargin
        margin = style.hasCards ? side : 0
        rowInsets = EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
        minimumRowHeight = environment.defaultMinListRowHeight
        minimumHeaderHeight = environment.defaultMinListHeaderHeight
        cornerRadius = style.hasCards ? 10 : 0
        rowSpacing = environment.listRowSpacing ?? 0
        sectionGap = environment.listSectionSpacing.gap.rounded(to: environment.pixelLength)
        func color(_ name: SystemColor) -> RGBAColor { name.color(in: environment) }
        hasOpenRows = style == .sidebar && environment.horizontalSizeClass == .regular
        let listBackground = color(style.isGrouped ? .systemGroupedBackground : .systemBackground)
        self.listBackground = listBackground
        let card = color(style.isGrouped ? .secondarySystemGroupedBackground : .systemBackground)
        let page = environment.scrollContentBackground == .hidden ? RGBAColor.clear : listBackground
        rowBackground = hasOpenRows ? page : card
        liftedBackground = environment.colorScheme == .dark ? Self.raisedCard(style, environment) : card
        highlight = color(.gray4)
        separator = color(.separator)
        pixel = environment.pixelLength
    }

    /// Beside cards, and beside the content of their rows, in points.
    private static let cardMargin: CGFloat = 20

    /// A card a step above that of the list, in the dark.
    private static func raisedCard(_ style: ListStyleKind, _ environment: EnvironmentValues) -> RGBAColor {
        var raised = environment
        raised.isInterfaceElevated = true
        let isElevated = environment.isInterfaceElevated
        let name: SystemColor =
            switch (style.isGrouped, isElevated) {
            case (true, false): .secondarySystemGroupedBackground
            case (true, true): .tertiarySystemGroupedBackground
            case (false, false): .systemBackground
            case (false, true): .secondarySystemBackground
            }
        return name.color(in: raised)
    }
}

/// The space between two groups, in points.
struct SectionGap: Equatable, Sendable {
    /// Where the second has no header.
    let length: CGFloat
    /// How much of it there is between a row and a header, which brings space of its own. A footer brings all the space
    /// to the header below it.
    let aboveHeader: CGFloat
    /// Whether an app has named the length: then the start and the end of the list keep the style's.
    var isCustom = false

    /// Of one pixel more at 3×: 17.67 from a row to a header.
    static let standard = SectionGap(length: 35, aboveHeader: 17.5)
    static let compact = SectionGap(length: 20, aboveHeader: 10)

    /// What is left between two sections that ask for different spaces: the smaller one (Apple's documentation).
    func shared(with other: SectionGap) -> SectionGap { other.length < length ? other : self }

    /// Where there is no other section.
    var atEdge: SectionGap { isCustom ? .standard : self }

    /// Has the space above a header in whole device pixels, rounded up.
    func rounded(to pixel: CGFloat) -> SectionGap {
        guard pixel > 0, !isCustom else { return self }
        return SectionGap(length: length, aboveHeader: (aboveHeader / pixel - 1e-4).rounded(.up) * pixel)
    }
}

/// The space between the sections of a list.
public struct ListSectionSpacing: Sendable {
    let gap: SectionGap

    /// That of the style.
    public static let `default` = ListSectionSpacing(gap: .standard)
    /// Less than the style's own.
    public static let compact = ListSectionSpacing(gap: .compact)

    /// A length in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(gap: SectionGap(length: spacing, aboveHeader: spacing, isCustom: true))
    }
}

/// How much something stands out.
public enum Prominence: Sendable {
    case standard
    case increased
}

private struct MinimumRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private struct MinimumHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct SectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }
private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private struct ListBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// The least height of a list's rows, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }

    /// The least height of a list's headers, in points; nil for that of the style.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }

    /// How much section headers stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }

    var listSectionSpacing: ListSectionSpacing {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }

    /// Whether lists and forms draw the background of their style.
    var scrollContentBackground: Visibility {
        get { self[ListBackgroundKey.self] }
        set { self[ListBackgroundKey.self] = newValue }
    }
}

extension View {
    /// How much section headers in this view and below stand out.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// The space between the rows of lists, in points; nil for that of the style.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

    /// The space around a section, or between those of a list.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// The space around a section, or between those of a list, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

    /// Whether lists and forms in this view draw the background of their style.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}
