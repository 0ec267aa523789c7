import SwiftUI

/// A short text, a picture, or one beside the other.
nonisolated public enum TextOrIcon: Equatable, Sendable {
    /// A text.
    case text(AttributedString)
    /// A picture; assistive technology reads the name that it was made with.
    case icon(Image)
    /// A picture beside a text.
    case both(AttributedString, Image)
}

/// The view of a text, a picture, or both; nothing without one.
nonisolated public struct TextOrIconView: View, _ViewEmptyChecking {
    private let content: TextOrIcon?
    @Environment(\.iconHorizontalAlignment) private var alignment

    public init(_ content: TextOrIcon?) { self.content = content }

    @MainActor public var body: some View {
        switch content {
        case .text(let text)?: Text(text)
        case .icon(let image)?: image
        case .both(let text, let image)?:
            HStack(spacing: 2) {
                if alignment == .trailing {
                    Text(text)
                    image
                } else {
                    image
                    Text(text)
                }
            }
            .accessibilityElement(children: .combine)
        case nil: EmptyView()
        }
    }

    public var isEmpty: Bool { content == nil }
}

nonisolated private struct IconHorizontalAlignmentKey: EnvironmentKey {
    static var defaultValue: HorizontalAlignment { .leading }
}

nonisolated extension EnvironmentValues {
    /// The side of a text on which its picture stands, in a ``TextOrIcon`` with both; leading by default.
    public var iconHorizontalAlignment: HorizontalAlignment {
        get { self[IconHorizontalAlignmentKey.self] }
        set { self[IconHorizontalAlignmentKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the side of a text on which its picture stands.
    /// - Parameter alignment: `.leading` or `.trailing`.
    public func iconHorizontalAlignment(_ alignment: HorizontalAlignment) -> some View {
        environment(\.iconHorizontalAlignment, alignment)
    }
}
