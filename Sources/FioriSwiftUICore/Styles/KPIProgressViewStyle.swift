import SwiftUI

/// Style of the progress in a ``KPIProgressItem``. Set with `kpiProgressViewStyle(_:)` for all items of a subtree.
@MainActor @preconcurrency public protocol KPIProgressViewStyle {
    associatedtype Body: View
    /// Properties of an item.
    typealias Configuration = KPIProgressViewStyleConfiguration

    /// Makes the view of a number with its progress.
    @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A number and its progress towards a goal, as a ``KPIProgressViewStyle`` gets them.
nonisolated public struct KPIProgressViewStyleConfiguration {
    /// The number, in its own style.
    nonisolated public struct KPI: View {
        fileprivate let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// Completed share of the goal, 0 to 1; nil if unknown.
    public let fractionCompleted: Double?
    /// The number.
    public let kpi: KPI
}

/// A ring around the number, filled clockwise from the top.
nonisolated public struct CircularKPIProgressViewStyle: KPIProgressViewStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { Ring(configuration: configuration) }
}

nonisolated extension KPIProgressViewStyle where Self == CircularKPIProgressViewStyle {
    /// A ring around the number, filled clockwise from the top.
    public static var circular: CircularKPIProgressViewStyle { CircularKPIProgressViewStyle() }
}

/// Ring whose diameter scales with the text size, and shrinks to a smaller proposal.
private struct Ring: View {
    let configuration: KPIProgressViewStyleConfiguration
    @ScaledMetric(relativeTo: .title) private var side: CGFloat = 120

    private static let lineWidth: CGFloat = 8

    var body: some View {
        ZStack {
            Circle()
                .stroke(.preferredColor(.primaryFill), lineWidth: Self.lineWidth)
            if let fraction = configuration.fractionCompleted, fraction > 0 {
                Circle()
                    .trim(from: 0, to: min(fraction, 1))
                    .stroke(
                        .preferredColor(.tintColor), style: StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round)
                    )
                    .rotationEffect(.degrees(-90))
            }
            configuration.kpi.padding(12)
        }
        .padding(Self.lineWidth / 2)
        .aspectRatio(1, contentMode: .fit)
        .frame(minWidth: 64, idealWidth: side, maxWidth: side, idealHeight: side, maxHeight: side)
    }
}

// MARK: In the environment

nonisolated private struct KPIProgressViewStyleKey: EnvironmentKey {
    static let defaultValue = ErasedKPIProgressViewStyle(CircularKPIProgressViewStyle())
}

/// Type-erased style.
struct ErasedKPIProgressViewStyle: Sendable {
    let makeBody: @MainActor (KPIProgressViewStyleConfiguration) -> AnyView

    nonisolated init(_ style: some KPIProgressViewStyle) {
        nonisolated(unsafe) let style = style
        makeBody = { AnyView(style.makeBody(configuration: $0)) }
    }
}

nonisolated extension EnvironmentValues {
    var kpiProgressViewStyle: ErasedKPIProgressViewStyle {
        get { self[KPIProgressViewStyleKey.self] }
        set { self[KPIProgressViewStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of progress for the numbers of a subtree.
    /// - Parameter style: The style; ``KPIProgressViewStyle/circular`` by default.
    public func kpiProgressViewStyle(_ style: some KPIProgressViewStyle) -> some View {
        environment(\.kpiProgressViewStyle, ErasedKPIProgressViewStyle(style))
    }
}

/// A number with its progress in the style of the environment.
struct KPIProgress<KPI: View>: View {
    let fraction: Double?
    @ViewBuilder let kpi: KPI
    @Environment(\.kpiProgressViewStyle) private var style

    var body: some View {
        style.makeBody(
            KPIProgressViewStyleConfiguration(
                fractionCompleted: fraction.map { min(max($0, 0), 1) }, kpi: .init(content: AnyView(kpi))))
    }
}
