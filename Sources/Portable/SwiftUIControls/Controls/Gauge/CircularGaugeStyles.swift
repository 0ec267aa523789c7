import Foundation
import SwiftUICore

/// An open ring with a mark at the value, the bounds at its ends.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: AccessoryCircularGaugeStyle.Configuration) -> some View {
        let hasBounds = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
        ZStack {
            OpenRing(value: configuration.value)
            GaugeCentre(configuration: configuration)
        }
        .overlay(alignment: .bottom) {
            if hasBounds {
                HStack(spacing: 4) {
                    configuration.minimumValueLabel
                    configuration.maximumValueLabel
                }
                .font(.system(size: 11, weight: .medium))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .frame(maxWidth: GaugeMetrics.side * 0.7)
            } else {
                configuration.label
                    .font(.system(size: 11, weight: .medium))
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                    .frame(maxWidth: GaugeMetrics.side * 0.5)
            }
        }
        .frame(width: GaugeMetrics.side, height: GaugeMetrics.side)
        .modifier(GaugeSemantics(configuration: configuration))
    }
}

/// A closed ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: AccessoryCircularCapacityGaugeStyle.Configuration) -> some View {
        ZStack {
            Circle().inset(by: GaugeMetrics.line / 2)
                .stroke(TintTrack(), lineWidth: GaugeMetrics.line)
            Circle().inset(by: GaugeMetrics.line / 2)
                .trim(from: 0, to: configuration.value)
                .stroke(
                    GaugeTint(course: .ring(1)), style: StrokeStyle(lineWidth: GaugeMetrics.line, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
            GaugeCentre(configuration: configuration)
        }
        .frame(width: GaugeMetrics.side, height: GaugeMetrics.side)
        .modifier(GaugeSemantics(configuration: configuration))
    }
}

/// The sizes of circular accessories in points.
private enum GaugeMetrics {
    static let side: CGFloat = 59
    static let line: CGFloat = 6
    /// The gap of the open ring at the bottom: a quarter.
    static let opening = 0.25
}

/// The value inside the ring, or the label where there is none.
private struct GaugeCentre: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        Group {
            if let value = configuration.currentValueLabel { value } else { configuration.label }
        }
        .font(.system(size: 22, weight: .medium, design: .rounded))
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .frame(maxWidth: GaugeMetrics.side - 2 * GaugeMetrics.line - 10)
    }
}

/// Three quarters of a ring in the accent colour, a dot on it at the value.
private struct OpenRing: View {
    let value: Double

    var body: some View {
        let inset = GaugeMetrics.line / 2
        let sweep = 1 - GaugeMetrics.opening
        ZStack {
            Circle().inset(by: inset)
                .trim(from: 0, to: sweep)
                .stroke(
                    GaugeTint(course: .ring(sweep)), style: StrokeStyle(lineWidth: GaugeMetrics.line, lineCap: .round)
                )
                .rotationEffect(.degrees(135))
            mark(width: GaugeMetrics.line + 4, at: sweep * value).fill(.background)
            mark(width: GaugeMetrics.line, at: sweep * value).fill(.primary)
        }
    }

    private func mark(width: CGFloat, at turn: Double) -> some Shape {
        RingMark(width: width, turn: turn + 0.375, inset: GaugeMetrics.line / 2)
    }
}

/// A dot on a circle.
private struct RingMark: Shape {
    let width: CGFloat
    /// From the right, clockwise, as a part of a full turn.
    let turn: Double
    let inset: CGFloat

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2 - inset
        let angle = Angle(radians: turn * 2 * .pi).radians
        let centre = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        return Path(
            ellipseIn: CGRect(x: centre.x - width / 2, y: centre.y - width / 2, width: width, height: width))
    }
}

/// The part of a ring that is not filled: the accent, mostly see-through.
private struct TintTrack: ShapeStyle {
    func _apply(to shape: inout _ShapeStyle_Shape) {
        TintShapeStyle()._apply(to: &shape)
        shape.result.fade(by: 0.25)
    }
}

@available(*, unavailable)
extension AccessoryCircularCapacityGaugeStyle: Sendable {}

@available(*, unavailable)
extension AccessoryCircularGaugeStyle: Sendable {}
