import Foundation
import SwiftUIControls
import SwiftUICore
import SwiftUIPresentation
import SwiftUITextInput

/// A slider for each part of a colour, and the colour as six hexadecimal digits.
struct ColorSliders: View {
    let chosen: Color.Resolved
    let choose: (Color.Resolved) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            slider(.red, \.red)
            slider(.green, \.green)
            slider(.blue, \.blue)
            HStack {
                Text(system: .hexColor).font(.subheadline).foregroundStyle(.tint)
                    .lineLimit(1).minimumScaleFactor(0.7)
                Spacer()
                TextField(value: hex, format: HexadecimalFormat()) { Text(system: .hexColor) }
                    .accessibilityLabel(Text(system: .hexColor))
                    .labelsHidden()
                    .autocorrectionDisabled()
                    .multilineTextAlignment(.center)
                    .modifier(ColorFieldModifier(width: 84))
            }
        }
    }

    private func slider(_ title: SystemWord, _ part: WritableKeyPath<Color.Resolved, Float>) -> some View {
        func color(_ value: Float) -> Color {
            var color = chosen.opaque
            color[keyPath: part] = value
            return Color(color)
        }
        let value = Binding<Double> {
            Double(chosen[keyPath: part])
        } set: { value in
            var color = chosen
            color[keyPath: part] = Float(value)
            choose(color)
        }
        return ColorTrack(
            title: title, value: value, limit: 255, format: .number, colors: [color(0), color(1)],
            thumb: chosen.opaque)
    }

    private var hex: Binding<UInt32> {
        Binding {
            func byte(_ part: Float) -> UInt32 { UInt32((min(max(part, 0), 1) * 255).rounded()) }
            return byte(chosen.red) << 16 | byte(chosen.green) << 8 | byte(chosen.blue)
        } set: { number in
            func part(_ shift: UInt32) -> Float { Float((number >> shift) & 0xFF) / 255 }
            choose(Color.Resolved(red: part(16), green: part(8), blue: part(0)))
        }
    }
}

/// A colour as six digits, with or without `#` before them.
private struct HexadecimalFormat: ParseableFormatStyle {
    struct Strategy: ParseStrategy {
        struct NoColor: Error {}

        func parse(_ value: String) throws -> UInt32 {
            let digits = value.drop { $0 == "#" }
            guard digits.count == 6, let number = UInt32(digits, radix: 16) else { throw NoColor() }
            return number
        }
    }

    var parseStrategy: Strategy { Strategy() }

    func format(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }
}

/// A slider whose track shows the colours that it leads to, with its value in a field: 36 points high, the title above
/// in small capitals.
struct ColorTrack<Format: ParseableFormatStyle>: View
where Format.FormatInput == Int, Format.FormatOutput == String {
    let title: SystemWord
    /// 0 to 1.
    let value: Binding<Double>
    /// The number that stands for the whole.
    let limit: Int
    let format: Format
    let colors: [Color]
    var isCheckered = false
    let thumb: Color.Resolved

    @Environment(\.locale) private var locale

    private var height: CGFloat { 36 }

    private var number: Int { Int((value.wrappedValue * Double(limit)).rounded()) }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(system: title).textCase(.uppercase).font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
                .accessibilityHidden(true)
            HStack(spacing: 16) {
                track
                TextField(value: typed, format: format) { Text(system: title) }
                    .accessibilityLabel(Text(system: title))
                    .labelsHidden()
                    .multilineTextAlignment(.center)
                    .modifier(ColorFieldModifier(width: 72))
            }
        }
    }

    private var track: some View {
        GeometryReader { geometry in
            let room = geometry.size.width - height
            ZStack(alignment: .leading) {
                Capsule()
                    .fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
                    .background { if isCheckered { Checkers().clipShape(Capsule()) } }
                ColorThumb(color: thumb, diameter: height - 4).padding(2)
                    .offset(x: room * min(max(value.wrappedValue, 0), 1))
            }
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0).onChanged { drag in
                    guard room > 0 else { return }
                    value.wrappedValue = min(max((drag.location.x - height / 2) / room, 0), 1)
                }
            )
        }
        .frame(height: height)
        // Colours do not follow the reading direction.
        .environment(\.layoutDirection, .leftToRight)
        .semantics(
            .slider, children: .ignore, label: Text(system: title),
            value: Text(verbatim: format.locale(locale).format(number)),
            actions: [.increment { step(by: 1) }, .decrement { step(by: -1) }])
    }

    /// A tenth of the whole, as sliders do.
    private func step(by direction: Double) {
        value.wrappedValue = min(max(value.wrappedValue + direction / 10, 0), 1)
    }

    private var typed: Binding<Int> {
        Binding {
            number
        } set: {
            value.wrappedValue = Double(min(max($0, 0), limit)) / Double(limit)
        }
    }
}

/// The background of a colour that is not opaque: squares of 6 points (by eye).
private struct Checkers: View {
    private static let side: CGFloat = 6

    var body: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            var squares = Path()
            for row in 0..<Int((size.height / Self.side).rounded(.up)) {
                for column in 0..<Int((size.width / Self.side).rounded(.up)) where (row + column).isMultiple(of: 2) {
                    squares.addRect(
                        CGRect(
                            x: CGFloat(column) * Self.side, y: CGFloat(row) * Self.side, width: Self.side,
                            height: Self.side))
                }
            }
            context.fill(squares, with: .color(Color(white: 0.8)))
        }
        .accessibilityHidden(true)
    }
}

/// A field for a number of the panel: 36 points high on a plate with corners of 8, wider in large type.
private struct ColorFieldModifier: ViewModifier {
    @ScaledMetric private var width: CGFloat

    init(width: CGFloat) { _width = ScaledMetric(wrappedValue: width, relativeTo: .body) }

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, 4)
            .frame(width: width, height: 36)
            .background(Color(system: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
    }
}

/// The opacity of the colour.
struct OpacityTrack: View {
    let chosen: Color.Resolved
    let choose: (Color.Resolved) -> Void

    var body: some View {
        let value = Binding<Double> {
            Double(chosen.opacity)
        } set: { opacity in
            var color = chosen
            color.opacity = Float(opacity)
            choose(color)
        }
        let color = Color(chosen.opaque)
        ColorTrack(
            title: .opacity, value: value, limit: 100, format: .percent, colors: [color.opacity(0), color],
            isCheckered: true, thumb: chosen)
    }
}
