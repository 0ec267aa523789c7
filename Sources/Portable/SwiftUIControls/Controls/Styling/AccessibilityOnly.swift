import Drawing
@_spi(Floors) import SwiftUICore

/// A box that is read but neither seen nor touched, and takes no room.
final class SpokenOnlyBox: TransparentBox {
    override init() {
        super.init()
        roles = .unseen
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    override var spacing: ViewSpacing { .zero }

    override func draw(in pass: DrawingPass) -> DisplayList { .init() }

    override func hitTest(_ point: CGPoint) -> LayoutBox? { nil }
}

/// Something that is read by the text in it: its element with the text as its label.
private final class SpokenTextBox: TransparentBox {
    override func describe(to builder: inout SemanticsBuilder) {
        let inner = builder.gather { super.describe(to: &$0) }
        let texts = inner.filter { $0.role == .text }
        guard var element = inner.first(where: { $0.role != .text }) ?? texts.first else { return }
        let label = texts.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        if !label.isEmpty { element.label = label }
        builder.add(element)
    }
}

nonisolated private struct SpokenTextModifier: BoxModifier {
    typealias Body = Never

    func makeBox(environment: EnvironmentValues) -> SpokenTextBox { SpokenTextBox() }

    func update(_ box: SpokenTextBox, environment: EnvironmentValues) {}
}

/// A box whose texts are the value of what it is part of, not its name.
private final class SpokenValueBox: TransparentBox {
    override func describe(to builder: inout SemanticsBuilder) {
        let inner = builder.gather { super.describe(to: &$0) }
        let value = inner.map(\.spokenLabel).filter { !$0.isEmpty }.joined(separator: ", ")
        guard !value.isEmpty else { return }
        var element = SemanticsElement(role: .other, label: "", frame: builder.frame(of: self))
        element.value = value
        builder.add(element)
    }
}

nonisolated private struct SpokenValueModifier: BoxModifier {
    typealias Body = Never

    func makeBox(environment: EnvironmentValues) -> SpokenValueBox { SpokenValueBox() }

    func update(_ box: SpokenValueBox, environment: EnvironmentValues) {}
}

nonisolated private struct SpokenOnlyModifier: BoxModifier {
    typealias Body = Never

    func makeBox(environment: EnvironmentValues) -> SpokenOnlyBox { SpokenOnlyBox() }

    func update(_ box: SpokenOnlyBox, environment: EnvironmentValues) {}
}

extension View {
    /// Leaves the view to assistive technology alone.
    nonisolated package func spokenOnly() -> some View { modifier(SpokenOnlyModifier()) }

    /// Makes an element and a text one: the element, called by the text.
    nonisolated package func spokenByItsText() -> some View { modifier(SpokenTextModifier()) }

    /// Reads the view's texts as the value of the control that it is part of.
    nonisolated package func spokenAsValue() -> some View { modifier(SpokenValueModifier()) }
}
