/// The layer of a confirmation dialog: buttons at the bottom of the screen, the one that cancels by itself; a popover where
/// there is room.
///
/// Buttons 57 high in title 3, corners of 14, 8 from the edges and between the two panels (remembered from iOS).
nonisolated struct ConfirmationDialogPanel<Actions: View, Message: View>: View {
    let presentation: Presentation
    /// Nil when it is not shown.
    let title: Text?
    /// What the dialog is called, whether or not that is shown.
    let name: Text
    let actions: Actions
    let message: Message

    @State private var buttons = DialogButtons()
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    @MainActor var body: some View {
        if horizontalSizeClass == .regular { popover } else { sheet }
    }

    /// Where there is room, the choices are beside the view that they are about; a tap outside does what the button
    /// does that cancels, which is not shown.
    @MainActor private var popover: some View {
        PresentedPanel(
            presentation: presentation, form: .popover,
            content: DialogLayout {
                header
                actions
                    .onPreferenceChange(DialogButtons.self) { buttons = $0 }
                    .buttonStyle(
                        DialogButtonStyle(
                            height: 57, font: .title3, presentation: presentation, separatesCancel: true,
                            leavesCancelOut: true))
            }
            // By eye from iPadOS.
            .frame(width: 304)
            .semantics(.dialog, children: .contain, label: name),
            onLeave: { buttons.cancel?() }
        )
    }

    @MainActor private var header: some View {
        AlertTexts(title: title, message: message, titleFont: .footnote.weight(.semibold))
            .foregroundStyle(.secondary)
            .layoutValue(key: DialogPartKey.self, value: .header)
    }

    /// Takes the dialog down without a choice, which cancels.
    @MainActor private func leave() {
        presentation.dismiss()
        buttons.cancel?()
    }

    @MainActor private var sheet: some View {
        ZStack(alignment: .bottom) {
            Scrim(presentation: presentation, opacity: .standard, onTap: leave)
            DialogLayout {
                RoundedRectangle(cornerRadius: 14).fill(.regularMaterial).accessibilityHidden(true)
                    .layoutValue(key: DialogPartKey.self, value: .panel)
                DialogCancelPanel().accessibilityHidden(true)
                    .layoutValue(key: DialogPartKey.self, value: .cancelPanel)
                header
                Group {
                    actions.onPreferenceChange(DialogButtons.self) { buttons = $0 }
                    if !buttons.hasCancel {
                        Button(role: .cancel) {
                        } label: {
                            Text(system: .cancel)
                        }
                    }
                }
                .buttonStyle(
                    DialogButtonStyle(height: 57, font: .title3, presentation: presentation, separatesCancel: true)
                )
                .environment(\.dialogHasPreferredButton, buttons.hasPreferred)
            }
            .frame(maxWidth: 374)
            .padding(.horizontal, 8)
            .padding(.bottom, 8)
            .semantics(
                .dialog, children: .contain, label: name, traits: .isModal,
                actions: [.escape { leave() }])
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    }
}

private struct DialogCancelPanel: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        RoundedRectangle(cornerRadius: 14)
            .fill(Color(storage: .system(colorScheme == .dark ? .tertiarySystemBackground : .systemBackground)))
    }
}

private struct DialogLayout: Layout {
    private static let gap: CGFloat = 8

    private func arrange(
        _ subviews: Subviews, width: CGFloat, place: (LayoutSubview, CGRect) -> Void
    ) -> CGFloat {
        var y: CGFloat = 0
        var panels: [DialogPart: LayoutSubview] = [:]
        var buttons: [LayoutSubview] = []
        var cancels: [LayoutSubview] = []
        for subview in subviews {
            switch subview[DialogPartKey.self] {
            case .button(isCancel: false): buttons.append(subview)
            case .button: cancels.append(subview)
            case .field: buttons.append(subview)
            case let part: panels[part] = subview
            }
        }
        func stack(_ views: [LayoutSubview]) {
            for view in views {
                let height = view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
                place(view, CGRect(x: 0, y: y, width: width, height: height))
                y += height
            }
        }
        if let header = panels[.header] {
            let size = header.sizeThatFits(ProposedViewSize(width: width - 32, height: nil))
            let inset: CGFloat = size.height > 0 ? 14 : 0
            place(header, CGRect(x: 16, y: inset, width: width - 32, height: size.height))
            y = size.height + inset * 2
        }
        stack(buttons)
        if let panel = panels[.panel] { place(panel, CGRect(x: 0, y: 0, width: width, height: y)) }
        let top = y > 0 && !cancels.isEmpty ? y + Self.gap : y
        y = top
        stack(cancels)
        if let panel = panels[.cancelPanel] { place(panel, CGRect(x: 0, y: top, width: width, height: y - top)) }
        return y
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? 374
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
