import SwiftUICore

/// A control that counts up and down.
public struct Stepper<Label>: View where Label: View {
    let label: Label
    let steps: StepperSteps
    let onEditingChanged: (Bool) -> Void

    @MainActor public var body: some View {
        LabeledRow(label: label) {
            StepperButtons(steps: steps, onEditingChanged: onEditingChanged)
        }
        .modifier(StepperSemantics(steps: steps))
    }
}

/// The actions of a stepper; nil where it can go no further.
struct StepperSteps {
    var onIncrement: (() -> Void)?
    var onDecrement: (() -> Void)?
    /// The value as it is read.
    var value: Text?
    /// The value and its bounds, if they are numbers.
    var amount: SemanticsState.Amount?

    init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
    }

    /// Moves a value by steps; a step beyond the bounds goes to the bound.
    init<V: Strideable>(_ value: Binding<V>, step: V.Stride, bounds: ClosedRange<V>? = nil) {
        let current = value.wrappedValue
        func move(by distance: V.Stride) -> (() -> Void)? {
            if let bounds {
                if distance > 0, current >= bounds.upperBound { return nil }
                if distance < 0, current <= bounds.lowerBound { return nil }
            }
            return {
                let old = value.wrappedValue
                var new = old.advanced(by: distance)
                if let bounds { new = min(max(new, bounds.lowerBound), bounds.upperBound) }
                if new != old { value.wrappedValue = new }
            }
        }
        self.init(onIncrement: move(by: step), onDecrement: move(by: 0 - step))
        guard let number = Self.number(current) else { return }
        amount = SemanticsState.Amount(
            value: number, lowerBound: bounds.flatMap { Self.number($0.lowerBound) },
            upperBound: bounds.flatMap { Self.number($0.upperBound) })
    }

    private static func number<V>(_ value: V) -> Double? {
        switch value {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
    }
}

private struct StepperSemantics: ViewModifier {
    let steps: StepperSteps

    func body(content: Content) -> some View {
        var actions: [SemanticsAction] = []
        if let increment = steps.onIncrement { actions.append(.increment { increment() }) }
        if let decrement = steps.onDecrement { actions.append(.decrement { decrement() }) }
        return content.semantics(.stepper, value: steps.value, actions: actions)
            .semantics(state: SemanticsState(amount: steps.amount))
    }
}

/// The two buttons: 94 by 32 points (Human Interface Guidelines), corners of 8.
private struct StepperButtons: View {
    let steps: StepperSteps
    let onEditingChanged: (Bool) -> Void

    var body: some View {
        HStack(spacing: 0) {
            StepperButton(symbol: "minus", action: steps.onDecrement, onEditingChanged: onEditingChanged)
            StepperButton(symbol: "plus", action: steps.onIncrement, onEditingChanged: onEditingChanged)
        }
        .frame(width: 94, height: 32)
        .overlay { Color(storage: .system(.separator)).frame(width: 1, height: 18) }
        .background(Color(storage: .system(.tertiarySystemFill)), in: RoundedRectangle(cornerRadius: 8))
        .accessibilityHidden(true)
    }
}

private struct StepperButton: View {
    let symbol: String
    let action: (() -> Void)?
    let onEditingChanged: (Bool) -> Void

    @Environment(\.isEnabled) private var isEnabled
    @State private var isPressed = false

    var body: some View {
        Image(systemName: symbol)
            .font(.system(size: 17))
            .foregroundStyle(
                Color(storage: .system(action == nil || !isEnabled ? .tertiaryLabel : .label))
            )
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if isPressed {
                    Color(storage: .system(.systemFill)).clipShape(RoundedRectangle(cornerRadius: 8))
                }
            }
            .modifier(PressModifier(action: { action?() }, isPressed: editing, repeats: true))
            .disabled(action == nil)
    }

    private var editing: Binding<Bool> {
        Binding {
            isPressed
        } set: { isDown in
            isPressed = isDown
            onEditingChanged(isDown)
        }
    }
}

@available(*, unavailable)
extension Stepper: Sendable {}
