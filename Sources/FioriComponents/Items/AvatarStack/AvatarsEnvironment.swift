import SwiftUI

nonisolated extension AvatarStack {
    /// The arrangement of pictures.
    nonisolated public enum Layout: String, CaseIterable, Identifiable, Sendable {
        /// Each half a picture right and down of the one before.
        case grouped
        /// Beside each other.
        case horizontal

        public var id: Self { self }
    }

    /// The place of the text beside the pictures.
    nonisolated public enum TextPosition: String, CaseIterable, Identifiable, Sendable {
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
}

nonisolated private struct AvatarsLayoutKey: EnvironmentKey {
    static var defaultValue: AvatarStack.Layout { .grouped }
}

nonisolated private struct AvatarsTitlePositionKey: EnvironmentKey {
    static var defaultValue: AvatarStack.TextPosition { .trailing }
}

nonisolated private struct AvatarsSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

nonisolated private struct AvatarsMaxCountKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

nonisolated private struct AvatarSizeKey: EnvironmentKey {
    static var defaultValue: CGSize? { nil }
}

nonisolated private struct AvatarBorderColorKey: EnvironmentKey {
    static var defaultValue: Color { .clear }
}

nonisolated private struct AvatarBorderWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}

nonisolated private struct AvatarCircularKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

nonisolated extension EnvironmentValues {
    /// The arrangement of pictures of people; grouped by default.
    public var avatarsLayout: AvatarStack.Layout {
        get { self[AvatarsLayoutKey.self] }
        set { self[AvatarsLayoutKey.self] = newValue }
    }

    /// The place of the text beside pictures of people; trailing by default.
    public var avatarsTitlePosition: AvatarStack.TextPosition {
        get { self[AvatarsTitlePositionKey.self] }
        set { self[AvatarsTitlePositionKey.self] = newValue }
    }

    /// The gap between pictures beside each other, in points; nil for −1.
    public var avatarsSpacing: CGFloat? {
        get { self[AvatarsSpacingKey.self] }
        set { self[AvatarsSpacingKey.self] = newValue }
    }

    /// The greatest number of pictures; nil for two in a group, and for all beside each other.
    public var avatarsMaxCount: Int? {
        get { self[AvatarsMaxCountKey.self] }
        set { self[AvatarsMaxCountKey.self] = newValue }
    }

    /// The size of a picture, in points at the standard text size; nil for 45 × 45 in a group, and 16 × 16 beside each other.
    public var avatarSize: CGSize? {
        get { self[AvatarSizeKey.self] }
        set { self[AvatarSizeKey.self] = newValue }
    }

    /// The colour of the line around each picture; none by default.
    public var avatarBorderColor: Color {
        get { self[AvatarBorderColorKey.self] }
        set { self[AvatarBorderColorKey.self] = newValue }
    }

    /// The thickness of the line around each picture, in points; 1.
    public var avatarBorderWidth: CGFloat {
        get { self[AvatarBorderWidthKey.self] }
        set { self[AvatarBorderWidthKey.self] = newValue }
    }

    /// True if pictures of people are cut to circles, as they are by default.
    public var isAvatarCircular: Bool {
        get { self[AvatarCircularKey.self] }
        set { self[AvatarCircularKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the arrangement of pictures of people in this view.
    public func avatarsLayout(_ layout: AvatarStack.Layout) -> some View { environment(\.avatarsLayout, layout) }

    /// Sets the place of the text beside pictures of people in this view.
    public func avatarsTitlePosition(_ position: AvatarStack.TextPosition) -> some View {
        environment(\.avatarsTitlePosition, position)
    }

    /// Sets the gap between pictures of people beside each other in this view.
    /// - Parameter spacing: In points; negative for pictures that overlap.
    public func avatarsSpacing(_ spacing: CGFloat) -> some View { environment(\.avatarsSpacing, spacing) }

    /// Limits the number of pictures of people in this view.
    /// - Parameter count: The greatest number, 0 or more.
    public func avatarsMaxCount(_ count: Int) -> some View { environment(\.avatarsMaxCount, max(count, 0)) }

    /// Sets the size of each picture of a person in this view.
    /// - Parameter size: In points at the standard text size, with which it grows.
    public func avatarSize(_ size: CGSize) -> some View { environment(\.avatarSize, size) }

    /// Sets the colour of the line around each picture of a person in this view.
    public func avatarBorderColor(_ color: Color) -> some View { environment(\.avatarBorderColor, color) }

    /// Sets the thickness of the line around each picture of a person in this view.
    /// - Parameter width: In points.
    public func avatarBorderWidth(_ width: CGFloat) -> some View { environment(\.avatarBorderWidth, width) }

    /// Cuts pictures of people in this view to circles, or leaves their corners.
    public func isAvatarCircular(_ isCircular: Bool) -> some View { environment(\.isAvatarCircular, isCircular) }
}
