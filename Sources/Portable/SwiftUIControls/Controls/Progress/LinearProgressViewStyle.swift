import Foundation
import SwiftUICore

/// A bar that fills up.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }

    @available(iOS, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: LinearProgressViewStyle.Configuration) -> some View {
        LinearProgress(configuration: configuration, tint: tint)
    }
}

/// The label above the bar, the value below it in small grey type; the bar is 4 points high, with round ends.
private struct LinearProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.labelsAreHidden) private var isLabelHidden

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if !isLabelHidden { configuration.label }
            // An indeterminate bar is empty (as on iOS).
            ProgressBar(
                fraction: configuration.fractionCompleted ?? 0,
                style: tint.map(AnyShapeStyle.init) ?? AnyShapeStyle(.tint))
            configuration.currentValueLabel
                .font(.caption)
                .foregroundStyle(.secondary)
                .spokenAsValue()
        }
        .background { if isLabelHidden { configuration.label.spokenOnly() } }
        .modifier(ProgressSemantics(configuration: configuration))
    }
}

/// A track that is filled from its leading end.
struct ProgressBar<Style: ShapeStyle>: View {
    let fraction: Double
    let style: Style
    var height: CGFloat = 4

    var body: some View {
        Capsule()
            .fill(Color(storage: .system(.systemFill)))
            .overlay { FilledPart(fraction: min(max(fraction, 0), 1)).fill(style) }
            .frame(height: height)
            .clipShape(Capsule())
    }
}

/// The filled part of a bar; a gradient runs along all of the bar.
private struct FilledPart: Shape {
    var fraction: Double

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Capsule().path(in: CGRect(x: rect.minX, y: rect.minY, width: rect.width * fraction, height: rect.height))
    }
}

@available(*, unavailable)
extension LinearProgressViewStyle: Sendable {}
