@_spi(Floors) import SwiftUICore
import ValueReflection

/// The latest action of a control, behind a closure that stays the same: a view makes a new closure each time it is
/// evaluated, which must not invalidate the button's look.
struct LatestAction: DynamicProperty, IgnoredByComparison {
    fileprivate var latest: Latest?

    fileprivate struct Latest {
        let held = Held()
        /// Keeps what it does alive by itself: a style may keep it longer than there is the button.
        let perform: @MainActor () -> Void

        init() { perform = { [held] in held.action() } }
    }

    @MainActor
    fileprivate final class Held {
        var action: @MainActor () -> Void = {}

        nonisolated init() {}
    }

    /// The closure that does what was given last.
    @MainActor func performing(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        guard let latest else { return action }
        latest.held.action = action
        return latest.perform
    }

    static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.append(LatestActionSlot(), at: fieldOffset)
    }
}

private final class LatestActionSlot: PropertySlot {
    private let latest = LatestAction.Latest()

    override func update(at pointer: UnsafeMutableRawPointer, environment: EnvironmentValues) {
        pointer.assumingMemoryBound(to: LatestAction.self).pointee.latest = latest
    }
}
