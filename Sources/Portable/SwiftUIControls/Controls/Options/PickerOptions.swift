@_spi(Floors) import SwiftUICore

/// Excludes a row or an option from selection.
package struct SelectionDisabledKey: LayoutValueKey { package static var defaultValue: Bool { false } }

/// A view that a picker offers for selection.
package struct PickerOption {
    package let box: LayoutBox
    /// The tag of the view, else the identity that a `ForEach` gives it.
    package let tag: AnyHashable?

    /// True if people may choose it.
    package var isDisabled: Bool { box.traits[SelectionDisabledKey.self] }

    /// The text that assistive technology speaks for it.
    @MainActor package var label: String { box.spokenText }
}

/// Views that stand together: those of a section, or those between two dividers.
package struct PickerOptionGroup {
    /// The header above the views.
    package var header: LayoutBox?
    package var options: [PickerOption] = []
    /// The footer below the views.
    package var footer: LayoutBox?

    /// The number of views, with header and footer.
    package var count: Int { options.count + (header == nil ? 0 : 1) + (footer == nil ? 0 : 1) }
    var isEmpty: Bool { count == 0 }

    /// All of them from top to bottom.
    package var boxes: [LayoutBox] { (header.map { [$0] } ?? []) + options.map(\.box) + (footer.map { [$0] } ?? []) }
}

extension LayoutBox {
    /// The text that assistive technology speaks for the box.
    @MainActor var spokenText: String {
        var builder = SemanticsBuilder()
        let elements = builder.gather { describe(to: &$0) }
        return elements.map(\.spokenLabel).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

/// Makes a view of the single views of a content, each as it is.
nonisolated package struct OptionsReader<Content: View, Result: View>: View {
    package typealias Body = Never

    let content: Content
    let result: @MainActor ([PickerOptionGroup]) -> Result

    package init(_ content: Content, @ViewBuilder result: @escaping @MainActor ([PickerOption]) -> Result) {
        self.content = content
        self.result = { groups in result(groups.flatMap(\.options)) }
    }

    package init(groupsOf content: Content, @ViewBuilder result: @escaping @MainActor ([PickerOptionGroup]) -> Result) {
        self.content = content
        self.result = result
    }

    package static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    @MainActor package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { OptionsNode(value: view, inputs: inputs) }
    }
}

private final class OptionsNode<Content: View, Result: View>: ValueNode<OptionsReader<Content, Result>>, ShownNode {
    private var content: ChildNode<Content>!
    private var result: ChildNode<Result>?
    private var isApplying = false

    override init(value view: _GraphValue<OptionsReader<Content, Result>>, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        content = ChildNode(view.value.content, inputs: self.inputs())
        apply(.initial)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        body(content.node)
        if let result { body(result.node) }
    }

    var shownNode: ViewNode? { result?.node }

    override func makeBoxes() -> [LayoutBox] { result?.boxes ?? [] }

    override func makeLazyRuns() -> [LazyRun] { result?.lazyRuns ?? [] }

    override func childBoxesDidChange(_ child: ViewNode) {
        if child !== content.node {
            boxesDidChange()
        } else if !isApplying {
            markDirty()
        }
    }

    override func apply(_ change: NodeChange) {
        isApplying = true
        if change != .initial { content.update(view.content, environment: environment) }
        let groups = content.node.optionGroups
        isApplying = false
        let value = evaluated { view.result(groups) }
        if let result {
            result.update(value, environment: environment)
        } else {
            result = ChildNode(value, inputs: inputs())
        }
    }
}

/// A view that is a box which another node keeps.
nonisolated package struct BoxView: View {
    package typealias Body = Never

    package let box: LayoutBox

    package init(box: LayoutBox) { self.box = box }

    @MainActor package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LeafNode(view: view, inputs: inputs) { _, view, _ in view.box } }
    }
}
