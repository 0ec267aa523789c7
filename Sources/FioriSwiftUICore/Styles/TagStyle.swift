import FioriThemeManager
import SwiftUI

/// Look of tags: of a ``Tag``, and of those of a ``TagStack``. Set with `tagStyle(_:)` for all of
/// them in a subtree.
///
/// ```swift
/// struct FilledTagStyle: TagStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label
///             .padding(.horizontal, 8)
///             .background(.preferredColor(.secondaryFill), in: Capsule())
///     }
/// }
/// ```
@MainActor @preconcurrency public protocol TagStyle {
    associatedtype Body: View

    /// Properties of a tag.
    typealias Configuration = TagStyleConfiguration

    /// Makes the view of a tag.
    /// - Parameter configuration: The tag's properties.
    @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Properties of a tag, as a ``TagStyle`` gets them.
nonisolated public struct TagStyleConfiguration {
    /// Content of a tag, in the font and the colour that tags have where the style sets none.
    nonisolated public struct Label: View {
        fileprivate let content: AnyView

        @MainActor public var body: some View { content }
    }

    /// Content of the tag: a text, or a view of the app.
    public let label: Label

    @MainActor init(label: some View) { self.label = Label(content: AnyView(label)) }
}

/// Standard look of tags: a line around the content.
nonisolated public struct DefaultTagStyle: TagStyle {
    private let cornerRadius: CGFloat
    private let lineWidth: CGFloat

    /// - Parameters:
    ///   - cornerRadius: The radius of the corners, in points; nil for the standard of 2.
    ///   - lineWidth: The thickness of the line, in points; nil for the standard of 1.
    public init(cornerRadius: CGFloat? = nil, lineWidth: CGFloat? = nil) {
        self.cornerRadius = cornerRadius ?? 2
        self.lineWidth = lineWidth ?? 1
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 4)
            .padding(.vertical, 2)
            .overlay {
                RoundedRectangle(cornerRadius: cornerRadius)
                    .strokeBorder(.preferredColor(.tertiaryLabel), lineWidth: lineWidth)
            }
    }
}

nonisolated extension TagStyle where Self == DefaultTagStyle {
    /// Standard look of tags: a line around the content.
    public static var `default`: DefaultTagStyle { DefaultTagStyle() }
}

// MARK: In the environment

nonisolated private struct TagStyleKey: EnvironmentKey {
    static let defaultValue = ErasedTagStyle(DefaultTagStyle())
}

/// Type-erased style.
nonisolated struct ErasedTagStyle: Sendable {
    let makeBody: @MainActor (TagStyleConfiguration) -> AnyView

    init(_ style: some TagStyle) {
        nonisolated(unsafe) let style = style
        makeBody = { AnyView(style.makeBody(configuration: $0)) }
    }
}

nonisolated extension EnvironmentValues {
    var tagStyle: ErasedTagStyle {
        get { self[TagStyleKey.self] }
        set { self[TagStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Gives the tags of a subtree a look.
    /// - Parameter style: The look; ``TagStyle/default`` unless an app sets another.
    public func tagStyle(_ style: some TagStyle) -> some View {
        environment(\.tagStyle, ErasedTagStyle(style))
    }
}

/// A tag's content in the style of the environment.
struct StyledTag<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.tagStyle) private var style

    var body: some View { style.makeBody(TagStyleConfiguration(label: content)) }
}
