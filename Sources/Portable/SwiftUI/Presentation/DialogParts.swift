/// What a view is in an alert or a dialog, for the layout of its parts.
enum DialogPart: Hashable {
    /// A text field or whatever else stands above the buttons.
    case field
    case button(isCancel: Bool)
    /// The title and the message.
    case header
    /// Behind the buttons that belong together.
    case panel
    /// Behind the button that cancels.
    case cancelPanel
    /// The line between two buttons beside each other.
    case line
}

struct DialogPartKey: LayoutValueKey {
    static var defaultValue: DialogPart { .field }
}

/// What the buttons of a dialog are, so that one can be added where none cancels or there is none at all.
struct DialogButtons: PreferenceKey, Equatable {
    var count = 0
    var hasCancel = false

    static var defaultValue: DialogButtons { DialogButtons() }

    static func reduce(value: inout DialogButtons, nextValue: () -> DialogButtons) {
        let next = nextValue()
        value = DialogButtons(count: value.count + next.count, hasCancel: value.hasCancel || next.hasCancel)
    }
}

/// A button of an alert or a dialog: takes it down, then acts.
struct DialogButtonStyle: PrimitiveButtonStyle {
    /// In points.
    let height: CGFloat
    let font: Font
    let presentation: Presentation

    func makeBody(configuration: Configuration) -> some View {
        Button {
            presentation.dismiss()
            configuration.trigger()
        } label: {
            DialogButtonLabel(configuration: configuration, height: height, font: font)
        }
        .buttonStyle(DialogPressStyle())
        .preference(
            key: DialogButtons.self, value: DialogButtons(count: 1, hasCancel: configuration.role == .cancel)
        )
        .layoutValue(key: DialogPartKey.self, value: .button(isCancel: configuration.role == .cancel))
    }
}

private struct DialogButtonLabel: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let height: CGFloat
    let font: Font
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .font(configuration.role == .cancel ? font.weight(.semibold) : font)
            .foregroundStyle(color)
            .lineLimit(1)
            .minimumScaleFactor(0.7)
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, minHeight: height)
            .contentShape(Rectangle())
    }

    private var color: Color {
        guard isEnabled else { return Color(storage: .system(.tertiaryLabel)) }
        return configuration.role == .destructive ? .red : .accentColor
    }
}

private struct DialogPressStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .background(configuration.isPressed ? Color(storage: .system(.systemFill)) : .clear)
            .overlay(alignment: .top) { Divider() }
    }
}
