import SwiftUICore
import SwiftUIPresentation

/// An item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content>: ToolbarContent, ToolbarPrimitive where Content: View {
    public typealias Body = Never

    private let identity: ID
    private let name: String?
    private let placement: ToolbarItemPlacement.Kind
    private let content: AnyView
    private let isShown: Bool

    private init(
        identity: ID, name: String?, placement: ToolbarItemPlacement, content: Content, isShown: Bool = true
    ) {
        self.identity = identity
        self.name = name
        self.placement = placement.kind
        self.content = AnyView(content)
        self.isShown = isShown
    }

    @MainActor var itemsView: AnyView {
        isShown ? ToolbarEntry(id: name, placement: placement, view: content).itemsView : AnyView(EmptyView())
    }
}

extension ToolbarItem where ID == () {
    @MainActor @preconcurrency public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(identity: (), name: nil, placement: placement, content: content())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    @MainActor @preconcurrency public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(identity: id, name: id, placement: placement, content: content())
    }

    @available(
        *, deprecated,
        message: "Use the CustomizableToolbarContent/defaultCustomization(_:options) modifier with a value of .hidden"
    )
    @MainActor @preconcurrency public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(identity: id, name: id, placement: placement, content: content(), isShown: showsByDefault)
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    nonisolated public var id: ID { identity }
}

/// Items of a toolbar that stand together.
public struct ToolbarItemGroup<Content>: ToolbarContent, ToolbarPrimitive where Content: View {
    public typealias Body = Never

    private let placement: ToolbarItemPlacement.Kind
    private let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement.kind
        self.content = content()
    }

    /// Creates a group with a label: if a navigation bar has no room, the group becomes a menu with that label.
    public init<C, L>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L>, C: View, L: View {
        self.placement = placement.kind
        self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
    }

    @MainActor var itemsView: AnyView {
        let menu = (content as? any LabeledToolbarItems)?.menu
        return ToolbarEntry(id: nil, placement: placement, view: AnyView(content), menu: menu).itemsView
    }
}

/// The items of a group with a label.
public struct LabeledToolbarItemGroupContent<Content, Label>: View where Content: View, Label: View {
    let content: Content
    let label: Label

    init(content: Content, label: Label) {
        self.content = content
        self.label = label
    }

    @MainActor public var body: some View { content }
}

/// Items that a menu can stand for.
@MainActor
private protocol LabeledToolbarItems {
    var menu: AnyView { get }
}

extension LabeledToolbarItemGroupContent: LabeledToolbarItems {
    fileprivate var menu: AnyView {
        AnyView(
            Menu {
                content
            } label: {
                label
            })
    }
}

/// The menu that opens at a tap on the title.
nonisolated public struct ToolbarTitleMenu<Content>: ToolbarContent, CustomizableToolbarContent, ToolbarPrimitive
where Content: View {
    public typealias Body = Never

    private let content: AnyView

    @MainActor @preconcurrency public init() where Content == EmptyView { content = AnyView(EmptyView()) }

    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) { self.init(described: content()) }

    init(described content: Content) { self.content = AnyView(content) }

    @MainActor var itemsView: AnyView {
        ToolbarEntry(id: nil, placement: .principal, view: content, isTitleMenu: true).itemsView
    }
}

@available(*, unavailable)
extension LabeledToolbarItemGroupContent: Sendable {}

@available(*, unavailable)
extension ToolbarItemGroup: Sendable {}
