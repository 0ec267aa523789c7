import SwiftUICore

/// A control beside its label: the label at the leading edge, the control at the trailing one; alone when labels are
/// hidden. This is how iOS lays out toggles, steppers, pickers and the like.
package struct LabeledRow<Label: View, Control: View>: View {
    let label: Label
    let control: Control

    @Environment(\.labelsAreHidden) private var isLabelHidden

    package init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    package var body: some View {
        if isLabelHidden {
            control.background { label.spokenOnly() }
        } else {
            HStack(spacing: 8) {
                LabelLines(content: label)
                Spacer(minLength: 0)
                control.layoutPriority(1)
            }
        }
    }
}
