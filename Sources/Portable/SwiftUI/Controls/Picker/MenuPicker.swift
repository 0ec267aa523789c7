/// A button that shows the chosen option and opens a menu of all; in the rows of lists and forms beside the label, in grey.
struct MenuPicker<Label: View, Content: View>: View {
    let label: Label
    let selection: PickerSelection
    let content: Content

    @Environment(\.isInListRow) private var isInListRow

    var body: some View {
        Group {
            if isInListRow {
                LabeledRow(label: label) { button.tint(.secondary) }
            } else {
                button.background { label.spokenOnly() }
            }
        }
        .semantics(.picker)
    }

    private var button: some View { MenuPickerButton(selection: selection, content: content) }
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
        .accessibilityActivationPoint(.center)
        .anchoredPresentation(isPresented: $isOpen, isChoice: true) {
            MenuPanel {
                isOpen = false
            } items: {
                PickerRows(selection: selection, content: content)
            }
        }
    }
}
