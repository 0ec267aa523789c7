import SwiftUI

/// A part of a component, as its styles get it.
nonisolated public struct ConfigurationViewWrapper: View, _ViewEmptyChecking {
    private let content: Content

    private enum Content {
        case nothing
        /// A text of data, which has no font and no colour of its own yet.
        case text(Text)
        /// A view that has no component in it.
        case leaf(AnyView)
        /// A view that may have components in it.
        case view(AnyView, isEmpty: Bool)
    }

    @_disfavoredOverload public init(_ view: any View) {
        func open(_ view: some View) -> ConfigurationViewWrapper { ConfigurationViewWrapper(view) }
        self = open(view)
    }

    public init<Part: View>(_ view: Part) {
        if Part.self == OptionalText.self {
            content = (view as! OptionalText).text.map { .text(Text($0)) } ?? .nothing
        } else if Part.self == EmptyView.self {
            content = .nothing
        } else if let wrapper = view as? ConfigurationViewWrapper {
            content = wrapper.content
        } else if Part.self == Text.self || Part.self == Image.self || (view as? OptionalImage)?.isEmpty == false {
            content = .leaf(AnyView(view))
        } else {
            content = .view(AnyView(view), isEmpty: view.isEmpty)
        }
    }

    public var body: some View { unwrapped }

    /// The view itself, whose type only the maker of the part knows.
    var unwrapped: AnyView {
        switch content {
        case .nothing: AnyView(EmptyView())
        case .text(let text): AnyView(text)
        case .leaf(let view), .view(let view, _): view
        }
    }

    /// The text of a part that is data; nil for views of an app, which may have looks of their own.
    var text: Text? { if case .text(let text) = content { text } else { nil } }

    /// True for a part that has no component in it.
    var isLeaf: Bool { if case .view = content { false } else { true } }

    /// True if there is nothing to show, so that a layout can leave out the space for it.
    public var isEmpty: Bool {
        switch content {
        case .nothing, .view(_, isEmpty: true): true
        default: false
        }
    }
}
