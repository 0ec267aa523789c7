import Drawing
import SwiftUIControls
@_spi(Portable) import SwiftUICore
import SwiftUIInteraction

/// The lengths and colours of a list's parts for a style and environment, as in iOS 17.
///
/// Row heights, margins and radii are those of the Human Interface Guidelines.
struct ListMetrics: Equatable, Sendable {
    let style: ListStyleKind
    /// Margin between the list's edges and its cards, in points.
    let margin: CGFloat
    /// Insets of a row's content, in points.
    let rowInsets: EdgeInsets
    let minimumRowHeight: CGFloat
    let minimumHeaderHeight: CGFloat?
    let cornerRadius: CGFloat
    /// Spacing between rows, in points.
    let rowSpacing: CGFloat
    let sectionGap: SectionGap
    let rowBackground: RGBAColor
    /// The background of a row that a finger moves: one step lighter in dark mode, where shadows are invisible (by eye
    /// from iOS).
    let liftedBackground: RGBAColor
    let highlight: RGBAColor
    let separator: RGBAColor
    let listBackground: RGBAColor
    let pixel: CGFloat
    /// True if each row lies separately on the page, as in the sidebars of wide layouts.
    let hasOpenRows: Bool

    init(_ environment: EnvironmentValues) {
        style = environment.listStyle
        // Insets and margins of cards, and gaps, headers and footers of groups are measured in pictures of iOS 17.5 and
        // 18.5 (Docs/Facts/IOSMetrics.md, "Inset grouped list").
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

    /// The margin beside cards, and the inset of their rows' content, in points.
    private static let cardMargin: CGFloat = 20

    /// The card colour one elevation step above the list's, in dark mode.
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

/// The space between the sections of a list.
public struct ListSectionSpacing: Sendable {
    let gap: SectionGap

    /// The spacing of the style.
    public static let `default` = ListSectionSpacing(gap: .standard)
    /// Less than the default spacing.
    public static let compact = ListSectionSpacing(gap: .compact)

    /// A length in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(gap: SectionGap(length: spacing, aboveHeader: spacing, isCustom: true))
    }
}

/// The prominence of a part of the interface.
public enum Prominence: Sendable {
    case standard
    case increased
}

private struct MinimumRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private struct MinimumHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct SectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }
private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    /// The minimum height of a list's rows, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }

    /// The minimum height of a list's headers, in points; nil for the style's.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }

    /// The prominence of section headers.
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
}

extension View {
    /// Sets the prominence of section headers in this view and below.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Sets the spacing between the rows of lists, in points; nil for the style's.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

    /// Sets the spacing around a section, or between the sections of a list.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// Sets the spacing around a section, or between the sections of a list, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}
