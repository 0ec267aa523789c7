import SwiftUI

/// The place of a text beside small pictures.
nonisolated public enum FootnoteIconsTextPosition: String, CaseIterable, Identifiable, Sendable {
    /// Before the pictures.
    case leading
    /// Behind the pictures.
    case trailing
    /// Above the pictures.
    case top
    /// Below the pictures.
    case bottom

    public var id: Self { self }
}

nonisolated private struct FootnoteIconsSizeKey: EnvironmentKey {
    static var defaultValue: CGSize { CGSize(width: 16, height: 16) }
}

nonisolated private struct FootnoteIconsSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { -2 }
}

nonisolated private struct FootnoteIconsMaxCountKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

nonisolated private struct FootnoteIconsCircularKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

nonisolated private struct FootnoteIconsTextPositionKey: EnvironmentKey {
    static var defaultValue: FootnoteIconsTextPosition { .trailing }
}

nonisolated extension EnvironmentValues {
    /// The size of each footnote icon, in points at the standard text size; 16 × 16.
    public var footnoteIconsSize: CGSize {
        get { self[FootnoteIconsSizeKey.self] }
        set { self[FootnoteIconsSizeKey.self] = newValue }
    }

    /// The gap between footnote icons, in points; −2, so that they overlap.
    public var footnoteIconsSpacing: CGFloat {
        get { self[FootnoteIconsSpacingKey.self] }
        set { self[FootnoteIconsSpacingKey.self] = newValue }
    }

    /// The greatest number of footnote icons; nil for all.
    public var footnoteIconsMaxCount: Int? {
        get { self[FootnoteIconsMaxCountKey.self] }
        set { self[FootnoteIconsMaxCountKey.self] = newValue }
    }

    /// True if footnote icons are cut to circles, as they are by default.
    public var isFootnoteIconsCircular: Bool {
        get { self[FootnoteIconsCircularKey.self] }
        set { self[FootnoteIconsCircularKey.self] = newValue }
    }

    /// The place of the text beside footnote icons; trailing by default.
    public var footnoteIconsTextPosition: FootnoteIconsTextPosition {
        get { self[FootnoteIconsTextPositionKey.self] }
        set { self[FootnoteIconsTextPositionKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the size of each footnote icon in this view.
    /// - Parameter size: In points at the standard text size, with which it grows.
    public func footnoteIconsSize(_ size: CGSize) -> some View { environment(\.footnoteIconsSize, size) }

    /// Sets the gap between footnote icons in this view.
    /// - Parameter spacing: In points; negative for icons that overlap.
    public func footnoteIconsSpacing(_ spacing: CGFloat) -> some View { environment(\.footnoteIconsSpacing, spacing) }

    /// Limits the number of footnote icons in this view.
    /// - Parameter count: The greatest number, 0 or more; nil for all.
    public func footnoteIconsMaxCount(_ count: Int?) -> some View {
        environment(\.footnoteIconsMaxCount, count.map { max($0, 0) })
    }

    /// Cuts footnote icons in this view to circles, or leaves their corners.
    public func isFootnoteIconsCircular(_ isCircular: Bool) -> some View {
        environment(\.isFootnoteIconsCircular, isCircular)
    }

    /// Sets the place of the text beside footnote icons in this view.
    public func footnoteIconsTextPosition(_ position: FootnoteIconsTextPosition) -> some View {
        environment(\.footnoteIconsTextPosition, position)
    }
}
