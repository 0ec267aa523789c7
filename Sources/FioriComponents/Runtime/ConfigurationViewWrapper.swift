import SwiftUI

/// A part of a component, as its styles get it.
nonisolated public struct ConfigurationViewWrapper: View, _ViewEmptyChecking {
    private let content: Content
    /// The styles at the place of the component that is drawn here; those of no component for other contents.
    @Environment private var styles: _StyleStack

    private enum Content {
        case nothing
        /// A text of data, which has no font and no colour of its own yet.
        case text(Text)
        /// A view that has no component in it.
        case leaf(AnyView)
        /// A component, which is drawn in the place of the wrapper.
        case part(any _StyledPart)
        /// A view that may have components in it.
        case view(AnyView, isEmpty: Bool)
    }

    private static let noStyles: KeyPath<EnvironmentValues, _StyleStack> & Sendable =
        \EnvironmentValues.[_Styles<Never>()]

    /// Takes a component that the declaration names.
    public init<Part: _StyledPart>(_ part: Part) {
        content = .part(part)
        _styles = Environment(Part._styles)
    }

    @_disfavoredOverload public init(_ view: any View) {
        func open(_ view: some View) -> ConfigurationViewWrapper { ConfigurationViewWrapper(view) }
        self = open(view)
    }

    public init<Part: View>(_ view: Part) {
        if Part.self == ConfigurationViewWrapper.self {
            self = view as! ConfigurationViewWrapper
            return
        }
        _styles = Environment(Self.noStyles)
        if Part.self == OptionalText.self {
            content = (view as! OptionalText).text.map { .text(Text($0)) } ?? .nothing
        } else if Part.self == EmptyView.self {
            content = .nothing
        } else if Part.self == Text.self || Part.self == Image.self {
            content = .leaf(AnyView(view))
        } else if Part.self == OptionalImage.self {
            content = view.isEmpty ? .nothing : .leaf(AnyView(view))
        } else {
            content = .view(AnyView(view), isEmpty: view.isEmpty)
        }
    }

    public var body: some View { drawn }

    @MainActor private var drawn: AnyView {
        if case .part(let part) = content { part._drawn(by: styles) } else { unwrapped }
    }

    /// The view itself, whose type only the maker of the part knows.
    var unwrapped: AnyView {
        switch content {
        case .nothing: AnyView(EmptyView())
        case .text(let text): AnyView(text)
        case .part(let part): AnyView(part)
        case .leaf(let view), .view(let view, _): view
        }
    }

    /// The text of a part that is data; nil for views of an app, which may have looks of their own.
    var text: Text? { if case .text(let text) = content { text } else { nil } }

    /// True for a part that has no component in it.
    var isLeaf: Bool {
        switch content {
        case .nothing, .text, .leaf: true
        case .part, .view: false
        }
    }

    /// True if there is nothing to show, so that a layout can leave out the space for it.
    public var isEmpty: Bool {
        switch content {
        case .nothing, .view(_, isEmpty: true): true
        case .part(let part): part.isEmpty
        default: false
        }
    }
}
