import SwiftUIControls
@_spi(Floors) import SwiftUICore
import SwiftUIPresentation

/// A button that shows the chosen option and opens a menu of all; in the rows of lists and forms beside the label, in grey.
struct MenuPicker<Label: View, Content: View>: View {
    let label: Label
    let selection: PickerSelection
    let content: Content

    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.labelsAreHidden) private var isLabelHidden

    var body: some View {
        if isInMenu {
            Submenu(
                label: PickerItemLabel(label: label, selection: selection, content: content),
                content: PickerRows(selection: selection, content: content))
        } else {
            picker
        }
    }

    private var picker: some View {
        Group {
            if isInListRow, typeSize.isAccessibilitySize, !isLabelHidden {
                // As labeled content in large type.
                VStack(alignment: .leading, spacing: 4) {
                    LabelLines(content: label)
                    button.tint(.secondary)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            } else if isInListRow {
                LabeledRow(label: label) { button.tint(.secondary) }
            } else {
                button.background { label.spokenOnly() }
            }
        }
        .semantics(.picker)
    }

    private var button: some View { MenuPickerButton(selection: selection, content: content) }
}

/// The title of a picker in a menu, with the selected option below it in a smaller font (as on iOS).
private struct PickerItemLabel<Label: View, Content: View>: View {
    let label: Label
    let selection: PickerSelection
    let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            label
            OptionsReader(content) { options in
                if let option = options.first(where: { selection.isChosen($0.tag) }) { BoxView(box: option.box) }
            }
            .labelStyle(.titleOnly)
            .font(.footnote)
            .fontWeight(.regular)
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
    }
}

private struct MenuPickerButton<Content: View>: View {
    let selection: PickerSelection
    let content: Content

    @Environment(\.menuIndicatorVisibility) private var indicator
    @State private var isOpen = false

    var body: some View {
        Button {
            isOpen = true
        } label: {
            HStack(spacing: 4) {
                OptionsReader(content) { options in
                    if let option = options.first(where: { selection.isChosen($0.tag) }) { BoxView(box: option.box) }
                }
                .labelStyle(.titleOnly)
                .lineLimit(1)
                .spokenAsValue()
                if indicator != .hidden { MenuIndicator() }
            }
        }
        // The colour of the chosen option is the tint's, whatever that of the label is.
        .environment(\.foregroundStyles, nil)
        .accessibilityActivationPoint(.center)
        .semantics(state: SemanticsState(isExpanded: isOpen, opensMenu: true))
        .menu(isPresented: $isOpen, after: .short, isChoice: true) {
            MenuPanel {
                isOpen = false
            } items: {
                PickerRows(selection: selection, content: content)
            }
        }
    }
}
