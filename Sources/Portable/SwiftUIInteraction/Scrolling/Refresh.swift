import Drawing
import Foundation
@_spi(Floors) import SwiftUICore

/// Refreshes the content of a view.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Refreshes; returns when the refresh is done.
    public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// The refresh action of the views here; nil if there is none.
    public package(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Adds a refresh action, which pulling down a list or scroll view starts.
    @preconcurrency
    nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}

/// The refresh indicator in the gap above pulled content: spokes that appear one by one, then rotate.
package struct RefreshDrawing: Equatable {
    /// The pull distance that starts a refresh, and the height of the gap that stays open, in points.
    static let threshold: CGFloat = 100
    package static let height: CGFloat = 60

    private let color: RGBAColor
    /// The progress of the pull, from 0 to 1.
    private let part: CGFloat
    let isRunning: Bool
    /// The time of the rotation, in seconds.
    var phase = 0.0

    private static let spokes = 8

    init(environment: EnvironmentValues, part: CGFloat, isRunning: Bool) {
        color = SystemColor.gray.color(in: environment)
        self.part = part
        self.isRunning = isRunning
    }

    @MainActor func displayList(in box: ScrollBox) -> DisplayList {
        var center = CGPoint(x: box.size.width / 2, y: min(Self.height, -box.contentOffset.y) / 2)
        guard center.y > 0 else { return DisplayList() }
        // A large title moves down with the content, which leaves the gap above the title.
        center.y -= box.nearestAncestor { $0.asCollapsingBars?.stretchedBarHeight(above: box) } ?? 0
        var list = DisplayList()
        // A rotation takes one second, one spoke at a time.
        let first = isRunning ? Int(phase * Double(Self.spokes)) % Self.spokes : 0
        for index in 0..<Self.spokes {
            let angle = CGFloat(index) / CGFloat(Self.spokes) * 2 * .pi - .pi / 2
            let strength =
                isRunning
                ? 0.25 + 0.75 * Double((index - first + Self.spokes) % Self.spokes) / Double(Self.spokes - 1)
                : CGFloat(index) < part * CGFloat(Self.spokes) ? 1 : 0
            guard strength > 0 else { continue }
            let direction = CGPoint(x: cos(angle), y: sin(angle))
            var path = Path()
            path.move(to: CGPoint(x: center.x + direction.x * 5, y: center.y + direction.y * 5))
            path.addLine(to: CGPoint(x: center.x + direction.x * 10, y: center.y + direction.y * 10))
            list.append(
                .stroke(path.storage, .color(color.opacity(strength)), StrokeAttributes(width: 2.5, cap: .round)))
        }
        return list
    }
}
