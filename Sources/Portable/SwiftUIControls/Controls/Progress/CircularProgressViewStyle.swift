import Foundation
import SwiftUICore

/// A spinner. On iOS it spins whether or not the amount is known.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }

    @available(iOS, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: CircularProgressViewStyle.Configuration) -> some View {
        CircularProgress(configuration: configuration, tint: tint)
    }
}

/// The label in grey below the spinner.
private struct CircularProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.labelsAreHidden) private var isLabelHidden

    var body: some View {
        VStack(spacing: 4) {
            Spinner(tint: tint)
            if !isLabelHidden {
                configuration.label.foregroundStyle(.secondary)
            }
            configuration.currentValueLabel
                .font(.caption)
                .foregroundStyle(.secondary)
                .spokenAsValue()
        }
        .background { if isLabelHidden { configuration.label.spokenOnly() } }
        .modifier(ProgressSemantics(configuration: configuration))
    }
}

/// Turns by a spoke eight times a second (by eye from iOS) where the host animates; a picture shows it at rest.
private struct Spinner: View {
    let tint: Color?
    @Environment(\.showsAnimations) private var showsAnimations

    var body: some View {
        if showsAnimations {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.125)) { context in
                let step = (context.date.timeIntervalSinceReferenceDate / 0.125).rounded()
                Spokes(tint: tint, brightest: Int(step.truncatingRemainder(dividingBy: Double(Spokes.count))))
            }
        } else {
            Spokes(tint: tint, brightest: 0)
        }
    }
}

/// Eight spokes: 20 points, 37 where controls are large (Human Interface Guidelines).
private struct Spokes: View {
    let tint: Color?
    /// Counted from the top with the turn.
    let brightest: Int
    @Environment(\.controlSize) private var size
    @Environment(\.tint) private var accent

    static let count = 8

    var body: some View {
        let side: CGFloat = size == .large || size == .extraLarge ? 37 : 20
        ZStack {
            ForEach(0..<Self.count, id: \.self) { index in
                Spoke(turn: Double(index) / Double(Self.count))
                    .fill(style)
                    // From full to a quarter against the turn.
                    .opacity(
                        1 - 0.75 * Double((Self.count + brightest - index) % Self.count) / Double(Self.count - 1))
            }
        }
        .frame(width: side, height: side)
    }

    /// Grey unless the spinner itself is given a colour.
    private var style: AnyShapeStyle {
        if let tint { return AnyShapeStyle(tint) }
        return accent == nil ? AnyShapeStyle(Color(storage: .system(.gray))) : AnyShapeStyle(.tint)
    }
}

/// A rounded bar from half way out to the rim.
private struct Spoke: Shape {
    /// From the top, clockwise, as a part of a full turn.
    let turn: Double

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let width = radius * 0.26
        let bar = CGRect(x: -width / 2, y: -radius, width: width, height: radius * 0.55)
        let transform = CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: turn * 2 * .pi)
        return Path(roundedRect: bar, cornerRadius: width / 2).applying(transform)
    }
}

@available(*, unavailable)
extension CircularProgressViewStyle: Sendable {}
