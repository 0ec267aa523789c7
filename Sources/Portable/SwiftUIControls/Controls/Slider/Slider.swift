import SwiftUICore

/// A control that chooses a value in a range by the place of a thumb on a track.
public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
    let value: SliderValue
    let label: Label
    let minimumValueLabel: ValueLabel
    let maximumValueLabel: ValueLabel
    let onEditingChanged: (Bool) -> Void

    @MainActor public var body: some View {
        HStack(spacing: 8) {
            minimumValueLabel.accessibilityHidden(true)
            SliderTrack(value: value, onEditingChanged: onEditingChanged)
            maximumValueLabel.accessibilityHidden(true)
        }
        .background { label.spokenOnly() }
        .modifier(SliderSemantics(value: value))
    }
}

/// A slider's value as a part of its range, whatever the type of the number.
struct SliderValue {
    let get: () -> Double
    let set: (Double) -> Void
    /// The part of the range that one step is; nil for a value that moves freely.
    let step: Double?
    let bounds: ClosedRange<Double>

    init<V>(_ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?)
    where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
        let length = upper - lower
        self.bounds = lower...upper
        get = { length > 0 ? min(max((Double(value.wrappedValue) - lower) / length, 0), 1) : 0 }
        set = { part in
            // The ends are exact, whatever the rounding between them.
            let new = part <= 0 ? bounds.lowerBound : part >= 1 ? bounds.upperBound : V(lower + part * length)
            if value.wrappedValue != new { value.wrappedValue = new }
        }
        self.step = step.flatMap { length > 0 && $0 > 0 ? Double($0) / length : nil }
    }

    /// The value and its bounds as numbers.
    var amount: SemanticsState.Amount {
        let (lower, upper) = (bounds.lowerBound, bounds.upperBound)
        return SemanticsState.Amount(
            value: lower + get() * (upper - lower), lowerBound: lower, upperBound: upper)
    }

    /// Sets the nearest value that there is: the last step of a range that is no multiple of it is left out.
    func set(nearest part: Double) {
        guard let step else { return set(min(max(part, 0), 1)) }
        let count = (1 / step + 1e-9).rounded(.down)
        set(min(max((part / step).rounded(), 0), count) * step)
    }

    /// Moves by a tenth of the range, or by a step where that is more.
    func adjust(by direction: Double) { set(nearest: get() + direction * max(step ?? 0, 0.1)) }
}

private struct SliderSemantics: ViewModifier {
    let value: SliderValue
    @Environment(\.locale) private var locale

    func body(content: Content) -> some View {
        let percent = value.get().formatted(.percent.precision(.fractionLength(0)).locale(locale))
        content.semantics(
            .slider, value: Text(verbatim: percent),
            actions: [.increment { value.adjust(by: 1) }, .decrement { value.adjust(by: -1) }]
        )
        .semantics(state: SemanticsState(amount: value.amount))
    }
}

/// The track, the part of it up to the thumb in the accent colour, and the thumb: 31 points high, the track 4 and the thumb
/// 28 (Human Interface Guidelines of iOS up to 18).
private struct SliderTrack: View {
    let value: SliderValue
    let onEditingChanged: (Bool) -> Void

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    /// Value at the start of the drag.
    @State private var start: Double?
    /// True while the finger is down: a drag may be cancelled.
    @GestureState private var isHeld = false

    private static let thumb: CGFloat = 28

    var body: some View {
        let part = value.get()
        GeometryReader { geometry in
            let room = max(geometry.size.width - Self.thumb, 0)
            ZStack(alignment: .leading) {
                Capsule().fill(Color(storage: .system(.systemFill))).frame(height: 4)
                Capsule().fill(.tint).frame(width: Self.thumb / 2 + room * part, height: 4)
                Circle().fill(.white)
                    .frame(width: Self.thumb, height: Self.thumb)
                    .shadow(color: .black.opacity(0.12), radius: 6.5, y: 6)
                    .shadow(color: .black.opacity(0.12), radius: 2, y: 0.5)
                    .contentShape(Circle().inset(by: -8))
                    .gesture(drag(over: room))
                    .offset(x: room * part)
            }
            .frame(height: geometry.size.height)
        }
        .frame(height: 31)
        .onChange(of: isHeld) { if !isHeld { end() } }
        .opacity(isEnabled ? 1 : 0.5)
        .allowsHitTesting(isEnabled)
    }

    /// The thumb moves while it is dragged, so the way is measured outside of it.
    private func drag(over room: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { drag in
                if start == nil {
                    start = value.get()
                    onEditingChanged(true)
                }
                let way = direction == .rightToLeft ? -drag.translation.width : drag.translation.width
                // A touch alone leaves a value alone that lies between two steps.
                guard let start, room > 0, way != 0 || value.get() != start else { return }
                value.set(nearest: start + Double(way / room))
            }
            .onEnded { _ in end() }
    }

    private func end() {
        guard start != nil else { return }
        start = nil
        onEditingChanged(false)
    }
}

@available(*, unavailable)
extension Slider: Sendable {}
