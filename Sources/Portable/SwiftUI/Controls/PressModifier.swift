/// Makes a view one element that does something when it is tapped.
nonisolated struct PressModifier: BoxModifier {
    typealias Body = Never

    let action: @MainActor () -> Void
    let isPressed: Binding<Bool>

    func makeBox(environment: EnvironmentValues) -> PressBox {
        PressBox(action: action, isPressed: isPressed, isEnabled: environment.isEnabled)
    }

    func update(_ box: PressBox, environment: EnvironmentValues) {
        box.action = action
        box.isPressed = isPressed
        box.isEnabled = environment.isEnabled
    }
}

/// Takes the touches of the view it wraps.
final class PressBox: TransparentBox, @unchecked Sendable {
    var action: @MainActor () -> Void
    var isPressed: Binding<Bool>
    var isEnabled: Bool

    init(action: @escaping @MainActor () -> Void, isPressed: Binding<Bool>, isEnabled: Bool) {
        self.action = action
        self.isPressed = isPressed
        self.isEnabled = isEnabled
    }

    override func hitTest(_ point: CGPoint) -> LayoutBox? {
        if let inner = super.hitTest(point), inner is PressBox { return inner }
        return CGRect(origin: .zero, size: size).contains(point) ? self : nil
    }

    override func describe(to builder: inout SemanticsBuilder) {
        let inner = builder.gather { super.describe(to: &$0) }
        var element = AccessibilityBox.combined(inner, frame: builder.frame(of: self))
        element.role = .button
        element.isEnabled = isEnabled
        builder.add(element)
    }
}
