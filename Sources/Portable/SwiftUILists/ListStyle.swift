import SwiftUIControls
import SwiftUICore

/// The look of lists. Only the system's styles exist.
public protocol ListStyle {}

/// The default look: inset groups, as on iPhone.
public struct DefaultListStyle: ListStyle, KnownListStyle {
    nonisolated public init() {}
    nonisolated var kind: ListStyleKind { .insetGrouped }
}

/// Rows from edge to edge, with pinned headers.
public struct PlainListStyle: ListStyle, KnownListStyle {
    nonisolated public init() {}
    nonisolated var kind: ListStyleKind { .plain }
}

/// Sections as bands from edge to edge.
public struct GroupedListStyle: ListStyle, KnownListStyle {
    nonisolated public init() {}
    nonisolated var kind: ListStyleKind { .grouped }
}

/// Sections as cards.
public struct InsetGroupedListStyle: ListStyle, KnownListStyle {
    nonisolated public init() {}
    nonisolated var kind: ListStyleKind { .insetGrouped }
}

/// Rows on the page's background.
public struct InsetListStyle: ListStyle, KnownListStyle {
    nonisolated public init() {}
    nonisolated var kind: ListStyleKind { .inset }
}

/// The list of a sidebar: cards with prominent headers and collapsible sections.
public struct SidebarListStyle: ListStyle, KnownListStyle {
    nonisolated public init() {}
    nonisolated var kind: ListStyleKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// A style that lists implement.
private protocol KnownListStyle {
    var kind: ListStyleKind { get }
}

extension View {
    /// The look of lists in this view and below.
    nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
        environment(\.listStyle, (style as? any KnownListStyle)?.kind ?? .insetGrouped)
    }
}

@available(*, unavailable)
extension DefaultListStyle: Sendable {}

@available(*, unavailable)
extension GroupedListStyle: Sendable {}

@available(*, unavailable)
extension InsetGroupedListStyle: Sendable {}

@available(*, unavailable)
extension InsetListStyle: Sendable {}

@available(*, unavailable)
extension PlainListStyle: Sendable {}

@available(*, unavailable)
extension SidebarListStyle: Sendable {}
