import Foundation
@_spi(Floors) import SwiftUICore

/// Closes the list row that shows its buttons as soon as a finger comes down elsewhere. A tap there, or on the row
/// beside its buttons, has no other effect; a moving finger may scroll, or open another row.
nonisolated struct OpenRowDismissal: BoxModifier {
    let finder: ListRowFinder

    @MainActor func makeBox(environment: EnvironmentValues) -> OpenRowBox { OpenRowBox(finder) }

    @MainActor func update(_ box: OpenRowBox, environment: EnvironmentValues) {}
}

final class OpenRowBox: GestureBox, TouchReceiver {
    private let finder: ListRowFinder
    private let erased: AnyRecognizer

    @MainActor init(_ finder: ListRowFinder) {
        self.finder = finder
        erased = AnyRecognizer(OpenRowRecognizer(finder))
        super.init()
        priority = .overriding
    }

    @MainActor var recognizer: AnyRecognizer { erased }

    @MainActor var isMeantForTouches: Bool { finder.openRows?().isEmpty == false }
}

private final class OpenRowRecognizer: GestureRecognizer<Void> {
    private let finder: ListRowFinder
    private var start: TouchEvent?

    /// The distance beyond which a touch is no longer a tap, in points.
    private static let slop: CGFloat = 10

    init(_ finder: ListRowFinder) { self.finder = finder }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Void> {
        switch event.phase {
        case .began:
            let rows = finder.openRows?() ?? []
            guard start == nil, !rows.isEmpty, !rows.contains(where: { $0.hasButton(at: event.location) }) else {
                return .failed
            }
            start = event
            // A finger on the open row may go on pulling it.
            if !rows.contains(where: { $0.isShown(at: event.location) }) { close() }
            return .possible
        case .moved, .ended:
            guard let start, event.id == start.id, event.location.distance(to: start.location) <= Self.slop else {
                return .failed
            }
            guard event.phase == .ended else { return .possible }
            close()
            return .ended(())
        case .cancelled:
            return .failed
        }
    }

    private func close() {
        for row in finder.openRows?() ?? [] { row.close() }
    }

    override func reset() { start = nil }
}

extension ListRow {
    /// True if the row shows its buttons without a finger; false for a row being deleted, which leaves with them.
    var isOpen: Bool { box.shift != 0 && !box.isLeaving && !gesture.isSwiping }

    /// True if a point in global coordinates is on one of the revealed buttons.
    func hasButton(at point: CGPoint) -> Bool {
        let local = box.convert(point, to: .local)
        return box.card.contains(local) && box.isOnButtons(local)
    }
}
