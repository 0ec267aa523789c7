import SwiftUIControls
import SwiftUICore
import SwiftUIInteraction
import SwiftUIPresentation
import SwiftUITextInput

/// The layer of an alert: a panel in the middle of the screen, with fields and buttons below the texts. A finger slides
/// from button to button; texts and buttons that there is no room for scroll.
///
/// 270 wide, corners of 14, title in headline and message in footnote (Human Interface Guidelines); buttons 44 high,
/// the texts 20 from the top and bottom and 16 from the sides.
nonisolated struct AlertPanel<Actions: View, Message: View>: View {
    let presentation: Presentation
    let title: Text
    let actions: Actions
    let message: Message

    @State private var buttons = DialogButtons()
    @State private var finger = SlidingFinger()

    init(presentation: Presentation, title: Text, actions: Actions, message: Message) {
        self.presentation = presentation
        self.title = title
        self.actions = actions
        self.message = message
    }

    @MainActor var body: some View {
        ZStack {
            DimmingView(presentation: presentation, opacity: .standard) {}
            OptionsReader(controls) { controls in
                DialogColumn {
                    head(fields: controls.filter { $0.part == .field })
                    AlertButtons(controls: controls.filter { $0.part != .field }).modifier(SlidingPanel(finger: finger))
                }
            }
            .frame(width: 270)
            .background(.regularMaterial)
            .clipShape(RoundedRectangle(cornerRadius: 14))
            .layerEffect(.approach, of: presentation)
            .semantics(.alert, children: .contain, label: title, traits: .isModal)
            // By eye.
            .padding(.vertical, 16)
        }
    }

    @MainActor private var controls: some View {
        Group {
            actions.onPreferenceChange(DialogButtons.self) { buttons = $0 }
            if buttons.count == 0 {
                Button(role: .cancel) {
                } label: {
                    Text(system: .ok)
                }
            }
        }
        .buttonStyle(DialogButtonStyle(height: 44, font: .body, presentation: presentation))
        .onSubmit {
            // As in UIKit: from field to field, then what stands out.
            guard !presentation.focusNextField(), let action = buttons.standard, action.isEnabled else { return }
            action()
            presentation.dismiss()
        }
        .environment(\.dialogHasPreferredButton, buttons.hasPreferred)
        .textFieldStyle(DialogFieldStyle())
    }

    @MainActor private func head(fields: [PickerOption]) -> some View {
        ScrollView {
            VStack(spacing: 16) {
                AlertTexts(title: title, message: message)
                if !fields.isEmpty {
                    VStack(spacing: 0) {
                        ForEach(0..<fields.count, id: \.self) { index in
                            BoxView(box: fields[index].box)
                                .overlay(alignment: .top) { if index > 0 { Divider().accessibilityHidden(true) } }
                        }
                    }
                    .background { DialogFieldPlate() }
                }
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 20)
        }
        .scrollBounceBehavior(.basedOnSize)
    }
}

/// The title over the message, centred.
struct AlertTexts<Message: View>: View {
    let title: Text?
    let message: Message
    var titleFont = Font.headline

    var body: some View {
        VStack(spacing: 4) {
            if let title { title.environment(\.font, titleFont).accessibilityAddTraits(.isHeader) }
            message.environment(\.font, .footnote)
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
        // Alerts take no styles (Apple's documentation).
        .environment(\.allowsTextStyles, false)
    }
}

/// The buttons of an alert, the one that cancels last.
private struct AlertButtons: View {
    let controls: [PickerOption]

    var body: some View {
        let isCancel = DialogPart.button(isCancel: true)
        let sorted = controls.filter { $0.part != isCancel } + controls.filter { $0.part == isCancel }
        ScrollView {
            AlertButtonsLayout {
                ForEach(0..<sorted.count, id: \.self) { BoxView(box: sorted[$0].box) }
                Rectangle().fill(.separator).accessibilityHidden(true)
                    .layoutValue(key: DialogPartKey.self, value: .line)
            }
        }
        .scrollBounceBehavior(.basedOnSize)
    }
}

/// Buttons below each other; two short ones stand side by side, with a line between them, the one that cancels first.
private struct AlertButtonsLayout: Layout {
    private func arrange(_ subviews: Subviews, width: CGFloat, place: (LayoutSubview, CGRect) -> Void) -> CGFloat {
        var buttons = subviews.filter { $0[DialogPartKey.self] != .line }
        let line = subviews.first { $0[DialogPartKey.self] == .line }
        let half = width / 2
        guard buttons.count == 2, buttons.allSatisfy({ $0.sizeThatFits(.unspecified).width <= half }) else {
            var y: CGFloat = 0
            for button in buttons {
                let height = button.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
                place(button, CGRect(x: 0, y: y, width: width, height: height))
                y += height
            }
            if let line { place(line, .zero) }
            return y
        }
        if buttons[1][DialogPartKey.self] == .button(isCancel: true) { buttons.reverse() }
        let heights = buttons.map { $0.sizeThatFits(ProposedViewSize(width: half, height: nil)).height }
        for (index, button) in buttons.enumerated() {
            place(button, CGRect(x: half * CGFloat(index), y: 0, width: half, height: heights[index]))
        }
        let height = max(heights[0], heights[1])
        if let line { place(line, CGRect(x: half, y: 0, width: 0.5, height: height)) }
        return height
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? 270
        return CGSize(width: width, height: arrange(subviews, width: width) { _, _ in })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        _ = arrange(subviews, width: bounds.width) { subview, frame in
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }
}
