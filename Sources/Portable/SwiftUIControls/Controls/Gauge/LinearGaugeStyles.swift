import SwiftUICore

/// A bar that is filled up to the value, between the labels of the bounds.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: LinearCapacityGaugeStyle.Configuration) -> some View {
        // Label above and value below in small type, as in progress views.
        VStack(spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                ProgressBar(fraction: configuration.value, style: GaugeTint(course: .line))
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption)
        }
        .modifier(GaugeSemantics(configuration: configuration))
    }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: AccessoryLinearGaugeStyle.Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.minimumValueLabel
            GaugeBar(value: configuration.value)
            configuration.maximumValueLabel
        }
        .font(.caption.weight(.medium))
        .modifier(GaugeSemantics(configuration: configuration))
    }
}

/// A bar that is filled up to the value, its label above and its value below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: AccessoryLinearCapacityGaugeStyle.Configuration) -> some View {
        VStack(alignment: .leading, spacing: 3) {
            configuration.label.font(.headline)
            HStack(spacing: 6) {
                configuration.minimumValueLabel
                ProgressBar(fraction: configuration.value, style: GaugeTint(course: .line), height: 6)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.foregroundStyle(.secondary)
        }
        .font(.caption)
        .modifier(GaugeSemantics(configuration: configuration))
    }
}

/// A track of 6 points in the accent colour with a dot at the value, which a gap sets off from the track.
private struct GaugeBar: View {
    let value: Double

    private static let height: CGFloat = 6
    private static let gap: CGFloat = 2

    var body: some View {
        GeometryReader { geometry in
            let dot = Self.height + 2 * Self.gap
            let place = (geometry.size.width - dot) * value
            ZStack(alignment: .leading) {
                Capsule().fill(GaugeTint(course: .line))
                    .frame(height: Self.height)
                    .padding(.horizontal, Self.gap)
                Circle().fill(.background).frame(width: dot, height: dot).offset(x: place)
                Circle().fill(.primary)
                    .frame(width: Self.height, height: Self.height)
                    .offset(x: place + Self.gap)
            }
            .frame(height: geometry.size.height)
        }
        .frame(height: Self.height + 2 * Self.gap)
    }
}

@available(*, unavailable)
extension AccessoryLinearCapacityGaugeStyle: Sendable {}

@available(*, unavailable)
extension AccessoryLinearGaugeStyle: Sendable {}

@available(*, unavailable)
extension LinearCapacityGaugeStyle: Sendable {}
