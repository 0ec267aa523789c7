import CoreTransferable
import SwiftUICore
import SwiftUIInteraction
import SwiftUILists
import SwiftUIPresentation

/// Tabs of which each has been changed.
@available(iOS 18.0, *)
nonisolated private struct ChangedTabs<Base: TabContent>: TabContent {
    typealias TabValue = Base.TabValue

    let base: Base
    let change: (_TabList) -> _TabList

    @MainActor var body: ChangedTabs<Base> { return self }

    @MainActor static func _tabs(_ content: Self) -> _TabList { content.change(Base._tabs(content.base)) }
}

@available(iOS 18.0, *)
extension TabContent {
    nonisolated private func changed(
        _ change: @escaping (inout TabPage) -> Void
    ) -> some TabContent<Self.TabValue> {
        ChangedTabs(base: self) { $0.changed(change) }
    }

    /// Changes the label in the bar and in the sidebar.
    nonisolated private func decorated(
        if isEnabled: Bool = true, _ change: @escaping (AnyView) -> some View
    ) -> some TabContent<Self.TabValue> {
        changed { page in
            if isEnabled { page.decorations.append { AnyView(change($0)) } }
        }
    }

    /// Sets the value that assistive technology speaks for the tab.
    nonisolated public func accessibilityValue(
        _ valueDescription: Text, isEnabled: Bool = true
    ) -> some TabContent<Self.TabValue> { decorated(if: isEnabled) { $0.accessibilityValue(valueDescription) } }

    /// Sets the value that assistive technology speaks for the tab.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<Self.TabValue> { decorated(if: isEnabled) { $0.accessibilityValue(Text(valueKey)) } }

    /// Sets the value that assistive technology speaks for the tab.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S>(
        _ value: S, isEnabled: Bool = true
    ) -> some TabContent<Self.TabValue> where S: StringProtocol {
        decorated(if: isEnabled) { $0.accessibilityValue(Text(value)) }
    }

    /// Sets the label that assistive technology speaks for the tab.
    nonisolated public func accessibilityLabel(
        _ label: Text, isEnabled: Bool = true
    ) -> some TabContent<Self.TabValue> { decorated(if: isEnabled) { $0.accessibilityLabel(label) } }

    /// Sets the label that assistive technology speaks for the tab.
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<Self.TabValue> { decorated(if: isEnabled) { $0.accessibilityLabel(Text(labelKey)) } }

    /// Sets the label that assistive technology speaks for the tab.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S>(
        _ label: S, isEnabled: Bool = true
    ) -> some TabContent<Self.TabValue> where S: StringProtocol {
        decorated(if: isEnabled) { $0.accessibilityLabel(Text(label)) }
    }

    /// Sets the hint that assistive technology speaks for the tab.
    nonisolated public func accessibilityHint(
        _ hint: Text, isEnabled: Bool = true
    ) -> some TabContent<Self.TabValue> { decorated(if: isEnabled) { $0.accessibilityHint(hint) } }

    /// Sets the hint that assistive technology speaks for the tab.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<Self.TabValue> { decorated(if: isEnabled) { $0.accessibilityHint(Text(hintKey)) } }

    /// Sets the hint that assistive technology speaks for the tab.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S>(
        _ hint: S, isEnabled: Bool = true
    ) -> some TabContent<Self.TabValue> where S: StringProtocol {
        decorated(if: isEnabled) { $0.accessibilityHint(Text(hint)) }
    }

    /// Sets the words by which people can name the tab.
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool = true
    ) -> some TabContent<Self.TabValue> { decorated(if: isEnabled) { $0.accessibilityInputLabels(inputLabels) } }

    /// Sets the words by which people can name the tab.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> some TabContent<Self.TabValue> {
        decorated(if: isEnabled) { $0.accessibilityInputLabels(inputLabelKeys.map { Text($0) }) }
    }

    /// Sets the words by which people can name the tab.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S>(
        _ inputLabels: [S], isEnabled: Bool = true
    ) -> some TabContent<Self.TabValue> where S: StringProtocol {
        decorated(if: isEnabled) { $0.accessibilityInputLabels(inputLabels.map { Text($0) }) }
    }

    /// Sets the name by which tests find the tab.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<Self.TabValue> { decorated(if: isEnabled) { $0.accessibilityIdentifier(identifier) } }

    /// A number at the tab; none for 0.
    nonisolated public func badge(_ count: Int) -> some TabContent<Self.TabValue> {
        badge(count == 0 ? nil : Text(count, format: .number))
    }

    /// A text at the tab.
    nonisolated public func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
        changed { $0.badge = label.map { Badge(text: $0, prominence: .standard) } }
    }

    /// A text at the tab.
    nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<Self.TabValue> { badge(Text(key)) }

    /// A text at the tab.
    @_disfavoredOverload
    nonisolated public func badge<S>(_ label: S) -> some TabContent<Self.TabValue> where S: StringProtocol {
        badge(Text(label))
    }

    /// Names the tab for arrangements that people make. They make none on Linux.
    nonisolated public func customizationID(_ id: String) -> some TabContent<Self.TabValue> { changed { _ in } }

    /// Sets the place of the tab between bar and sidebar.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue> {
        changed { $0.placement = placement }
    }

    /// Takes the tab out of bar and sidebar.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> {
        changed { $0.isHidden = $0.isHidden || hidden }
    }

    /// Adds buttons below the section in a sidebar.
    nonisolated public func sectionActions<Content>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<Self.TabValue> where Content: View {
        let content = content()
        return ChangedTabs(base: self) { list in
            list.changedItems { item in
                if item.isSection { item.actions = AnyView(content) }
            }
        }
    }

    /// Opens a menu when a finger stays on the tab.
    nonisolated public func contextMenu<M>(
        @ViewBuilder menuItems: () -> M
    ) -> some TabContent<Self.TabValue> where M: View {
        let items = menuItems()
        return decorated { $0.contextMenu { items } }
    }

    /// Adds buttons that a swipe over the tab's row in a sidebar shows.
    nonisolated public func swipeActions<T>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<Self.TabValue> where T: View {
        let content = content()
        return changed { page in
            page.rowDecorations.append {
                AnyView($0.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { content })
            }
        }
    }

    /// Presents a popover that points to the tab.
    nonisolated public func popover<Content>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<Self.TabValue> where Content: View {
        decorated {
            $0.popover(
                isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge ?? .bottom,
                content: content)
        }
    }

    /// Presents a popover of an item that points to the tab.
    nonisolated public func popover<Item, Content>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some TabContent<Self.TabValue> where Item: Identifiable, Content: View {
        decorated {
            $0.popover(
                item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge ?? .bottom, content: content)
        }
    }

    /// Takes values that are dropped on the tab.
    nonisolated public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TabContent<Self.TabValue> where T: CoreTransferable.Transferable {
        decorated {
            $0.dropDestination(for: payloadType) { items, _ in
                action(items)
                return true
            }
        }
    }

    /// Sets the behaviour of the tab when a dragged item stays over it.
    nonisolated public func springLoadingBehavior(
        _ behavior: SpringLoadingBehavior
    ) -> some TabContent<Self.TabValue> { decorated { $0.springLoadingBehavior(behavior) } }
}
