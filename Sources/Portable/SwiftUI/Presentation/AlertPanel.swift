/// The layer of an alert: a panel in the middle of the screen, with fields and buttons below the texts.
///
/// 270 wide, corners of 14, title in headline and message in footnote (Human Interface Guidelines); buttons 44 high, the
/// texts 20 from the top and bottom and 16 from the sides (remembered from iOS).
nonisolated struct AlertPanel<Actions: View, Message: View>: View {
    let presentation: Presentation
    let title: Text
    let actions: Actions
    let message: Message

    @State private var buttons = DialogButtons()
    @State private var fieldCount = 0

    @MainActor var body: some View {
        ZStack {
            Scrim(presentation: presentation, opacity: .standard) {}
            AlertLayout {
                AlertTexts(title: title, message: message)
                    .layoutValue(key: DialogPartKey.self, value: .header)
                Rectangle().fill(.separator).accessibilityHidden(true)
                    .layoutValue(key: DialogPartKey.self, value: .line)
                DialogFieldPlate().layoutValue(key: DialogPartKey.self, value: .panel)
                ForEach(0..<max(fieldCount - 1, 0), id: \.self) { _ in
                    Divider().accessibilityHidden(true).layoutValue(key: DialogPartKey.self, value: .fieldLine)
                }
                Group {
                    actions.onPreferenceChange(DialogButtons.self) { buttons = $0 }
                        .onPreferenceChange(DialogFieldCount.self) { fieldCount = $0 }
                    if buttons.count == 0 {
                        Button(role: .cancel) {
                        } label: {
                            Text(system: .ok)
                        }
                    }
                }
                .buttonStyle(DialogButtonStyle(height: 44, font: .body, presentation: presentation))
                .onSubmit {
                    // As in UIKit: from field to field, then what stands out (remembered).
                    guard !presentation.focusNextField(), let action = buttons.standard, action.isEnabled else {
                        return
                    }
                    presentation.dismiss()
                    action()
                }
                .environment(\.dialogHasPreferredButton, buttons.hasPreferred)
                .textFieldStyle(DialogFieldStyle())
            }
            .frame(width: 270)
            .background(.regularMaterial)
            .clipShape(RoundedRectangle(cornerRadius: 14))
            .layerEffect(.approach, of: presentation)
            .semantics(.alert, children: .contain, label: title, traits: .isModal)
        }
    }
}

/// The title over the message, centred.
struct AlertTexts<Message: View>: View {
    let title: Text?
    let message: Message
    var titleFont = Font.headline

    var body: some View {
        VStack(spacing: 4) {
            if let title { title.font(titleFont).foregroundStyle(.primary).accessibilityAddTraits(.isHeader) }
            message.font(.footnote)
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
        .environment(\.allowsTextLinks, false)
    }
}

/// The parts of an alert below each other; two short buttons stand side by side, the one that cancels first, else last.
private struct AlertLayout: Layout {
    private static let inset = EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)

    private struct Parts {
        var header: LayoutSubview?
        var line: LayoutSubview?
        /// Behind the fields.
        var plate: LayoutSubview?
        var fields: [LayoutSubview] = []
        /// Between the fields.
        var fieldLines: [LayoutSubview] = []
        /// The one that cancels last.
        var buttons: [LayoutSubview] = []
        private var hasCancel = false

        init(_ subviews: Subviews) {
            var cancels: [LayoutSubview] = []
            for subview in subviews {
                switch subview[DialogPartKey.self] {
                case .header: header = subview
                case .line: line = subview
                case .panel: plate = subview
                case .fieldLine: fieldLines.append(subview)
                case .button(isCancel: true): cancels.append(subview)
                case .button: buttons.append(subview)
                default: fields.append(subview)
                }
            }
            hasCancel = !cancels.isEmpty
            buttons += cancels
        }

        /// Beside each other the one that cancels is the first.
        mutating func standBeside() {
            if hasCancel { buttons.reverse() }
        }

        /// Two buttons whose titles fit half of the width.
        func areBeside(width: CGFloat) -> Bool {
            buttons.count == 2
                && buttons.allSatisfy { $0.sizeThatFits(.unspecified).width <= width / 2 }
        }
    }

    private func arrange(
        _ subviews: Subviews, width: CGFloat, place: (LayoutSubview, CGRect) -> Void
    ) -> CGFloat {
        var parts = Parts(subviews)
        let inner = width - Self.inset.leading - Self.inset.trailing
        var y = Self.inset.top
        if let header = parts.header {
            let height = header.sizeThatFits(ProposedViewSize(width: inner, height: nil)).height
            place(header, CGRect(x: Self.inset.leading, y: y, width: inner, height: height))
            y += height
        }
        if !parts.fields.isEmpty { y += 16 }
        let top = y
        for field in parts.fields {
            let height = field.sizeThatFits(ProposedViewSize(width: inner, height: nil)).height
            place(field, CGRect(x: Self.inset.leading, y: y, width: inner, height: height))
            if y > top, let line = parts.fieldLines.popLast() {
                place(line, CGRect(x: Self.inset.leading, y: y, width: inner, height: 0))
            }
            y += height
        }
        if let plate = parts.plate {
            place(
                plate, CGRect(x: Self.inset.leading, y: top, width: parts.fields.isEmpty ? 0 : inner, height: y - top))
        }
        y += Self.inset.bottom
        let isBeside = parts.areBeside(width: width)
        if isBeside { parts.standBeside() }
        let half = width / 2
        var rowTop = y
        for (index, button) in parts.buttons.enumerated() {
            let length = isBeside ? half : width
            let height = button.sizeThatFits(ProposedViewSize(width: length, height: nil)).height
            place(button, CGRect(x: isBeside ? half * CGFloat(index) : 0, y: rowTop, width: length, height: height))
            if isBeside { y = max(y, rowTop + height) } else { (rowTop, y) = (y + height, y + height) }
        }
        if let line = parts.line {
            place(line, CGRect(x: half, y: rowTop, width: isBeside ? 0.5 : 0, height: isBeside ? y - rowTop : 0))
        }
        return y
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
