import SwiftUIControls
import SwiftUICore

/// A control that chooses one of several values, each of which a view with a `tag(_:)` stands for.
public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
    private let selection: PickerSelection
    private let label: Label
    private let content: Content

    @Environment(\.pickerStyle) private var style
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.isInMenu) private var isInMenu

    private init(selection: PickerSelection, label: Label, content: Content) {
        self.selection = selection
        self.label = label
        self.content = content
    }

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: PickerSelection([selection]), label: label(), content: content())
    }

    /// A picker for several values at once: none of the options is chosen where they differ.
    public init<C>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where C: RandomAccessCollection {
        self.init(
            selection: PickerSelection(sources.map { $0[keyPath: selection] }), label: label(), content: content())
    }

    @available(iOS, deprecated: 100000.0, renamed: "Picker(selection:content:label:)")
    public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: PickerSelection([selection]), label: label, content: content())
    }

    @MainActor public var body: some View {
        switch style.form(inListRow: isInListRow, inMenu: isInMenu) {
        case .segmented: SegmentedPicker(label: label, selection: selection, content: content)
        case .wheel: WheelPicker(label: label, selection: selection, content: content)
        case .inline: InlinePicker(label: label, selection: selection, content: content)
        case .menu: MenuPicker(label: label, selection: selection, content: content)
        case .palette: PalettePicker(label: label, selection: selection, content: content)
        case .navigationLink: NavigationLinkPicker(label: label, selection: selection, content: content)
        }
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    public init<C>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) where C: RandomAccessCollection {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(selection: selection, content: content) { Text(title) }
    }

    @_disfavoredOverload
    public init<C, S>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) where C: RandomAccessCollection, S: StringProtocol {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
}

@available(*, unavailable)
extension Picker: Sendable {}
