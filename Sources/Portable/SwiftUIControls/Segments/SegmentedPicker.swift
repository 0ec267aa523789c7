import SwiftUICore

/// The options side by side in equal widths: 32 points high with corners of 9, the chosen one on a raised plate with
/// corners of 7, 2 points from the edge (Human Interface Guidelines).
package struct SegmentedPicker<Label: View, Content: View>: View {
    let label: Label
    let selection: PickerSelection
    let content: Content

    @Environment(\.isEnabled) private var isEnabled

    package init(label: Label, selection: PickerSelection, content: Content) {
        self.label = label
        self.selection = selection
        self.content = content
    }

    package var body: some View {
        OptionsReader(content) { options in
            // The chosen option is set in heavier type, so there are two rows of which each shows its part.
            Segments(options: options, selection: selection) { touch in
                OptionsReader(content) { options in
                    SegmentRow(options: options, selection: selection, touch: touch, isChosenRow: true)
                }
                .font(.system(size: 13, weight: .semibold))
            }
        }
        .font(.system(size: 13))
        .lineLimit(1)
        .foregroundStyle(Color(system: isEnabled ? .label : .tertiaryLabel))
        .frame(height: 32)
        .background(Color(system: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 9))
        .semantics(.picker, children: .contain)
        .background { label.spokenOnly() }
        .spokenByItsText()
        // Lines below rows begin at texts, but not at those of a control.
        .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
    }
}

/// The effect of a touch on the segments.
private enum SegmentTouch: Equatable {
    /// The finger presses a segment that is not chosen.
    case pressing(Int)
    /// The finger drags the plate of the chosen segment, now over this one, where lifting the finger drops it.
    case carrying(Int)

    /// The segment that has the finger.
    var index: Int {
        switch self {
        case .pressing(let index), .carrying(let index): index
        }
    }
}

/// The segments over the plate, and what a finger does on them.
private struct Segments<ChosenRow: View>: View {
    let options: [PickerOption]
    let selection: PickerSelection
    @ViewBuilder let chosenRow: @MainActor (SegmentTouch?) -> ChosenRow

    @Environment(\.layoutDirection) private var direction
    @State private var touch: SegmentTouch?

    /// The distance in points that a finger may stray off the segments before it is let go.
    private static var reach: CGFloat { 70 }

    var body: some View {
        let place = plate
        SegmentRow(options: options, selection: selection, touch: touch, isChosenRow: false)
            .overlay { chosenRow(touch).accessibilityHidden(true) }
            .background {
                if let place {
                    SegmentLayout(index: Double(place), count: options.count) {
                        // Smaller while a finger holds it.
                        SegmentPlate().scaleEffect(touch == .carrying(place) ? 0.95 : 1)
                    }
                }
            }
            // About as long as in iOS, and without bounce.
            .animation(.smooth(duration: 0.3), value: place)
            .animation(.smooth(duration: 0.2), value: touch)
            .modifier(FingerModifier { follow($0, size: $1) })
    }

    private var chosen: Int? { options.firstIndex { selection.isChosen($0.tag) } }

    /// Index of the segment under the plate.
    private var plate: Int? {
        if case .carrying(let index) = touch, options.indices.contains(index) { index } else { chosen }
    }

    private func follow(_ event: FingerEvent, size: CGSize) {
        switch event {
        case .down(let point):
            guard let index = index(at: point, in: size) else { return }
            touch = chosen == index ? .carrying(index) : options[index].isDisabled ? nil : .pressing(index)
        case .moved(let point):
            guard let touch, let index = index(at: point, in: size), !options[index].isDisabled else { return }
            if case .carrying = touch { self.touch = .carrying(index) } else { self.touch = .pressing(index) }
        case .up(let point):
            let index = isNear(point, size) ? touch?.index : nil
            touch = nil
            if let index, options.indices.contains(index) { selection.choose(options[index].tag) }
        case .lost:
            touch = nil
        }
    }

    private func isNear(_ point: CGPoint, _ size: CGSize) -> Bool {
        CGRect(origin: .zero, size: size).insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
    }

    /// The segment at a point, or the nearest one beside it.
    private func index(at point: CGPoint, in size: CGSize) -> Int? {
        guard !options.isEmpty, size.width > 0 else { return nil }
        let part = (direction == .rightToLeft ? size.width - point.x : point.x) / size.width
        return min(max(Int((part * CGFloat(options.count)).rounded(.down)), 0), options.count - 1)
    }
}

private struct SegmentRow: View {
    let options: [PickerOption]
    let selection: PickerSelection
    let touch: SegmentTouch?
    /// True if this row shows the chosen option, false if it shows the others.
    let isChosenRow: Bool

    var body: some View {
        let chosen = options.firstIndex { selection.isChosen($0.tag) }
        let raised: Int? = if case .carrying(let index) = touch { index } else { chosen }
        HStack(spacing: 0) {
            ForEach(0..<options.count, id: \.self) { index in
                Segment(
                    option: options[index], isChosen: index == chosen, isShown: (index == raised) == isChosenRow,
                    isPressed: touch == .pressing(index), isHeld: touch == .carrying(index),
                    hasSeparator: !isChosenRow && index > 0 && raised != index && raised != index - 1,
                    choose: { selection.choose(options[index].tag) })
            }
        }
    }
}

private struct Segment: View {
    let option: PickerOption
    let isChosen: Bool
    let isShown: Bool
    let isPressed: Bool
    let isHeld: Bool
    let hasSeparator: Bool
    let choose: @MainActor () -> Void

    var body: some View {
        BoxView(box: option.box)
            .opacity(isShown ? (isPressed || option.isDisabled ? 0.3 : 1) : 0)
            .scaleEffect(isHeld ? 0.95 : 1)
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .leading) {
                Color(system: .separator).frame(width: 1, height: 16).opacity(hasSeparator ? 1 : 0)
            }
            .semantics(.button, traits: .isButton, actions: [.activate(choose)])
            .disabled(option.isDisabled)
            .accessibilityLabel(Text(verbatim: option.label))
            .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

/// Gives its view the place of one of several segments of equal widths; between two of them while it moves.
private struct SegmentLayout: Layout {
    var index: Double
    let count: Int

    var animatableData: Double {
        get { index }
        set { index = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width / CGFloat(count)
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX + width * index, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
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
