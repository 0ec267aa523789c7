/// The options side by side in equal widths: 32 points high with corners of 9, the chosen one on a raised plate with
/// corners of 7, 2 points from the edge (Human Interface Guidelines; the plate remembered from iOS).
struct SegmentedPicker<Label: View, Content: View>: View {
    let label: Label
    let selection: PickerSelection
    let content: Content

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        // The chosen option is set in heavier type, so there are two rows of which each shows its part.
        OptionsReader(content) { options in
            SegmentRow(options: options, selection: selection, isChosenRow: false)
        }
        .font(.system(size: 13))
        .overlay {
            OptionsReader(content) { options in
                SegmentRow(options: options, selection: selection, isChosenRow: true)
            }
            .font(.system(size: 13, weight: .semibold))
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
        .lineLimit(1)
        .foregroundStyle(Color(storage: .system(isEnabled ? .label : .tertiaryLabel)))
        .frame(height: 32)
        .background(Color(storage: .system(.tertiarySystemFill)), in: RoundedRectangle(cornerRadius: 9))
        .semantics(.picker, children: .contain)
        .background { label.spokenOnly() }
        .spokenByItsText()
    }
}

private struct SegmentRow: View {
    let options: [PickerOption]
    let selection: PickerSelection
    /// Whether this row shows the chosen option, or the others.
    let isChosenRow: Bool

    var body: some View {
        let chosen = options.firstIndex { selection.isChosen($0.tag) }
        HStack(spacing: 0) {
            ForEach(0..<options.count, id: \.self) { index in
                Segment(
                    option: options[index], isChosen: index == chosen, isShown: (index == chosen) == isChosenRow,
                    hasSeparator: !isChosenRow && index > 0 && chosen != index && chosen != index - 1,
                    choose: { selection.choose(options[index].tag) })
            }
        }
    }
}

private struct Segment: View {
    let option: PickerOption
    let isChosen: Bool
    let isShown: Bool
    let hasSeparator: Bool
    let choose: @MainActor () -> Void

    @State private var isPressed = false

    var body: some View {
        BoxView(box: option.box)
            .opacity(isShown ? (isPressed && !isChosen ? 0.3 : 1) : 0)
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if isShown && isChosen { SegmentPlate() }
            }
            .overlay(alignment: .leading) {
                if hasSeparator { Color(storage: .system(.separator)).frame(width: 1, height: 16) }
            }
            .modifier(PressModifier(action: choose, isPressed: $isPressed))
            .accessibilityLabel(Text(verbatim: option.label))
            .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

/// White, or grey in the dark.
private struct SegmentPlate: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        RoundedRectangle(cornerRadius: 7)
            .fill(scheme == .dark ? Color(white: 0.39) : .white)
            .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
            .shadow(color: .black.opacity(0.04), radius: 0.5, y: 3)
            .padding(2)
    }
}
