import SwiftUIControls
import SwiftUICore
import SwiftUIInteraction
import SwiftUIPresentation

/// The layer of a confirmation dialog: buttons at the bottom of the screen, the one that cancels by itself; a popover
/// where there is room. A finger slides from button to button; texts and buttons that there is no room for scroll.
///
/// Buttons 57 high in title 3, corners of 14, 8 from the edges and between the two panels.
nonisolated struct ConfirmationDialogPanel<Actions: View, Message: View>: View {
    let presentation: Presentation
    /// Nil when it is not shown.
    let title: Text?
    /// Title of the dialog, shown or not.
    let name: Text
    let actions: Actions
    let message: Message

    @State private var buttons = DialogButtons()
    @State private var finger = SlidingFinger()
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    init(presentation: Presentation, title: Text?, name: Text, actions: Actions, message: Message) {
        self.presentation = presentation
        self.title = title
        self.name = name
        self.actions = actions
        self.message = message
    }

    @MainActor var body: some View {
        if horizontalSizeClass == .regular { popover } else { sheet }
    }

    /// Popover beside the presenting view, used if there is room. It omits the cancel button, whose action a tap
    /// outside runs.
    @MainActor private var popover: some View {
        PresentedSheet(
            presentation: presentation, form: .popover,
            content: OptionsReader(controls(leavesCancelOut: true)) { controls in
                DialogColumn {
                    head
                    choices(controls.filter { $0.part == .button(isCancel: false) })
                }
                .modifier(SlidingPanel(finger: finger))
            }
            // By eye from iPadOS.
            .frame(width: 304)
            .semantics(.dialog, children: .contain, label: name),
            onLeave: { buttons.cancel?() }
        )
    }

    /// Takes the dialog down without a choice, which cancels.
    @MainActor private func leave() {
        buttons.cancel?()
        presentation.dismiss()
    }

    @MainActor private var sheet: some View {
        ZStack {
            DimmingView(presentation: presentation, opacity: .standard, onTap: leave)
            DialogPlace {
                OptionsReader(controls(leavesCancelOut: false)) { controls in
                    VStack(spacing: 8) {
                        DialogColumn {
                            head
                            choices(controls.filter { $0.part != .button(isCancel: true) })
                        }
                        .background(.regularMaterial)
                        .clipShape(RoundedRectangle(cornerRadius: 14))
                        stack(controls.filter { $0.part == .button(isCancel: true) })
                            .background { DialogCancelPanel().accessibilityHidden(true) }
                            .clipShape(RoundedRectangle(cornerRadius: 14))
                    }
                    .modifier(SlidingPanel(finger: finger))
                }
                .layerEffect(.rise, of: presentation)
                .semantics(
                    .dialog, children: .contain, label: name, traits: .isModal, actions: [.escape { leave() }])
            }
        }
    }

    @MainActor private func controls(leavesCancelOut: Bool) -> some View {
        Group {
            actions.onPreferenceChange(DialogButtons.self) { buttons = $0 }
            if !buttons.hasCancel, !leavesCancelOut {
                Button(role: .cancel) {
                } label: {
                    Text(system: .cancel)
                }
            }
        }
        .buttonStyle(
            DialogButtonStyle(
                height: 57, font: .title3, presentation: presentation, separatesCancel: true,
                leavesCancelOut: leavesCancelOut)
        )
        .environment(\.dialogHasPreferredButton, buttons.hasPreferred)
    }

    @MainActor private var head: some View {
        ScrollView {
            DialogHead {
                AlertTexts(title: title, message: message, titleFont: .footnote.weight(.semibold))
                    .foregroundStyle(.secondary)
            }
        }
        .scrollBounceBehavior(.basedOnSize)
    }

    @MainActor private func choices(_ controls: [PickerOption]) -> some View {
        ScrollView { stack(controls) }.scrollBounceBehavior(.basedOnSize)
    }

    @MainActor private func stack(_ controls: [PickerOption]) -> some View {
        VStack(spacing: 0) { ForEach(0..<controls.count, id: \.self) { BoxView(box: controls[$0].box) } }
    }
}

private struct DialogCancelPanel: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Color(system: colorScheme == .dark ? .tertiarySystemBackground : .systemBackground)
    }
}

/// The texts with room around them; none where there are no texts.
private struct DialogHead: Layout {
    private static let inset = CGSize(width: 16, height: 14)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? 374
        let inner = ProposedViewSize(width: width - 2 * Self.inset.width, height: nil)
        let height = subviews.map { $0.sizeThatFits(inner).height }.max() ?? 0
        return CGSize(width: width, height: height > 0 ? height + 2 * Self.inset.height : 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: bounds.width - 2 * Self.inset.width, height: nil))
        }
    }
}

/// At the bottom of the screen, 8 from its edges, as wide as its shorter side has room for.
private struct DialogPlace: Layout {
    private static let margin: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 390, height: 844))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let width = min(bounds.width, bounds.height) - 2 * Self.margin
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.maxY - Self.margin), anchor: .bottom,
                proposal: ProposedViewSize(width: width, height: bounds.height - 2 * Self.margin))
        }
    }
}
