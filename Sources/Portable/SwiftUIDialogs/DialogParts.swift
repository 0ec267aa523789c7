import SwiftUIControls
@_spi(Floors) import SwiftUICore
import SwiftUIInteraction
import SwiftUIPresentation
import SwiftUITextInput

/// The part of an alert or a dialog that a view is.
enum DialogPart: Hashable {
    /// A text field or whatever else stands above the buttons.
    case field
    case button(isCancel: Bool)
    /// The line between two buttons beside each other.
    case line
}

extension PickerOption {
    /// The part that a view of an alert or a dialog is.
    var part: DialogPart { box.traits[DialogPartKey.self] }
}

/// Texts over buttons. Where there is no room for all, both scroll: the texts leave half of the room to the buttons (by eye).
struct DialogColumn: Layout {
    private func heights(_ subviews: Subviews, _ proposal: ProposedViewSize) -> [CGFloat] {
        let ideal = ProposedViewSize(width: proposal.width, height: nil)
        var heights = subviews.map { $0.sizeThatFits(ideal).height }
        guard let room = proposal.height, heights.count == 2, heights[0] + heights[1] > room else { return heights }
        heights[0] = min(heights[0], max(room / 2, room - heights[1]))
        heights[1] = room - heights[0]
        return heights
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(width: width, height: heights(subviews, proposal).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for (subview, height) in zip(subviews, heights(subviews, ProposedViewSize(bounds.size))) {
            subview.place(
                at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
            y += height
        }
    }
}

struct DialogPartKey: LayoutValueKey {
    static var defaultValue: DialogPart { .field }
}

/// Properties of a dialog's buttons, so that one can be added where none cancels or there is none at all.
struct DialogButtons: PreferenceKey, Equatable {
    var count = 0
    var hasCancel = false
    /// True if a button is the default one.
    var hasPreferred = false
    /// The action of the button that cancels.
    var cancel: DialogAction?
    /// The action of the default button, else of the first that neither cancels nor destroys.
    var standard: DialogAction?

    static var defaultValue: DialogButtons { DialogButtons() }

    static func reduce(value: inout DialogButtons, nextValue: () -> DialogButtons) {
        let next = nextValue()
        value = DialogButtons(
            count: value.count + next.count, hasCancel: value.hasCancel || next.hasCancel,
            hasPreferred: value.hasPreferred || next.hasPreferred, cancel: value.cancel ?? next.cancel,
            standard: next.hasPreferred && !value.hasPreferred ? next.standard : value.standard ?? next.standard)
    }
}

/// The action of a button, for whoever leaves the dialog without touching it.
@MainActor
final class DialogAction: Equatable {
    fileprivate var action: () -> Void = {}
    fileprivate(set) var isEnabled = true

    nonisolated init() {}

    func callAsFunction() {
        if isEnabled { action() }
    }

    nonisolated static func == (lhs: DialogAction, rhs: DialogAction) -> Bool { lhs === rhs }
}

private struct HasPreferredButtonKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True if a button of the enclosing dialog is the default one, and is emphasised instead of the one that cancels.
    var dialogHasPreferredButton: Bool {
        get { self[HasPreferredButtonKey.self] }
        set { self[HasPreferredButtonKey.self] = newValue }
    }
}

/// A button of an alert or a dialog: acts, then takes it down (Apple's documentation), whatever the action wants.
struct DialogButtonStyle: PrimitiveButtonStyle {
    /// In points.
    let height: CGFloat
    let font: Font
    let presentation: Presentation
    /// True if the button that cancels is on a panel of its own, without a line between it and the others.
    var separatesCancel = false
    /// True if the button that cancels is not shown.
    var leavesCancelOut = false

    func makeBody(configuration: Configuration) -> some View {
        DialogButton(configuration: configuration, style: self)
            .layoutValue(key: DialogPartKey.self, value: .button(isCancel: configuration.role == .cancel))
    }
}

/// Escape does what cancels.
private struct DialogButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let style: DialogButtonStyle
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.isEnabled) private var isEnabled
    @State private var action = DialogAction()

    var body: some View {
        // The view itself has the state that keeps this.
        let _ = action.action = { [configuration] in configuration.trigger() }
        let _ = action.isEnabled = isEnabled
        Group {
            if !style.leavesCancelOut || configuration.role != .cancel { button } else { EmptyView() }
        }
        .preference(
            key: DialogButtons.self,
            value: DialogButtons(
                count: 1, hasCancel: configuration.role == .cancel, hasPreferred: shortcut == .defaultAction,
                cancel: configuration.role == .cancel ? action : nil,
                standard: configuration.role == nil || shortcut == .defaultAction ? action : nil))
    }

    private var button: some View {
        Button {
            configuration.trigger()
            style.presentation.dismiss()
        } label: {
            DialogButtonLabel(
                configuration: configuration, height: style.height, font: style.font,
                isPreferred: shortcut == .defaultAction)
        }
        .buttonStyle(DialogPressStyle(hasLine: !style.separatesCancel || configuration.role != .cancel))
        .keyboardShortcut(shortcut ?? (configuration.role == .cancel ? .cancelAction : nil))
    }
}

private struct DialogButtonLabel: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let height: CGFloat
    let font: Font
    /// True if Return performs the button's action; such a button is emphasised.
    let isPreferred: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dialogHasPreferredButton) private var hasPreferred

    var body: some View {
        configuration.label
            // Alerts and dialogs show texts alone (Apple's documentation).
            .labelStyle(.titleOnly)
            .environment(\.allowsTextStyles, false)
            .font(isPreferred || configuration.role == .cancel && !hasPreferred ? font.weight(.semibold) : font)
            .foregroundStyle(color)
            .lineLimit(1)
            .minimumScaleFactor(0.7)
            .padding(.horizontal, 8)
            // The padding lets the button grow with large text (by eye).
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, minHeight: height)
            .contentShape(Rectangle())
    }

    private var color: Color {
        guard isEnabled else { return Color(system: .tertiaryLabel) }
        return configuration.role == .destructive ? .red : .accentColor
    }
}

private struct DialogPressStyle: ButtonStyle {
    let hasLine: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .background(configuration.isPressed ? Color(system: .systemFill) : .clear)
            .overlay(alignment: .top) { if hasLine { Divider() } }
    }
}

/// A text field of an alert: 30 high with letters of 13 (by eye from iOS).
struct DialogFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View {
        configuration.font(.footnote).padding(.horizontal, 7).padding(.vertical, 6)
    }
}

/// The background of the fields of an alert.
struct DialogFieldPlate: View {
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 7, style: .continuous)
        shape.fill(Color(system: .systemBackground))
            .overlay { shape.strokeBorder(Color(system: .separator), lineWidth: pixelLength) }
            .accessibilityHidden(true)
    }
}
