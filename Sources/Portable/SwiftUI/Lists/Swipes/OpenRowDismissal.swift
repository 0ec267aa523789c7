import Foundation

/// Closes the row of a list that shows its buttons as soon as a finger comes down elsewhere. A tap there does nothing
/// else, nor does one on the row beside its buttons (remembered from iOS); a finger that moves may scroll, or open
/// another row.
nonisolated struct OpenRowDismissal: BoxModifier {
    let finder: ListRowFinder

    @MainActor func makeBox(environment: EnvironmentValues) -> OpenRowBox { OpenRowBox(finder) }

    @MainActor func update(_ box: OpenRowBox, environment: EnvironmentValues) {}
}

final class OpenRowBox: GestureBox, @unchecked Sendable {
    private let finder: ListRowFinder
    private let erased: AnyRecognizer

    @MainActor init(_ finder: ListRowFinder) {
        self.finder = finder
        erased = AnyRecognizer(OpenRowRecognizer(finder))
        super.init()
        priority = .overriding
    }

    @MainActor override var recognizer: AnyRecognizer { erased }

    @MainActor override var isMeantForTouches: Bool { finder.openRows?().isEmpty == false }
}

private final class OpenRowRecognizer: GestureRecognizer<Void> {
    private let finder: ListRowFinder
    private var start: TouchEvent?

    /// How far a finger moves before it is no tap, in points.
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
            // The row itself may be pulled on.
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
    /// Whether the row has been left showing its buttons; one that is deleted leaves with them.
    var isOpen: Bool { box.shift != 0 && !box.isLeaving && !gesture.isSwiping }

    /// Whether one of the buttons beside the row is at a point of the whole picture.
    func hasButton(at point: CGPoint) -> Bool {
        let local = box.convert(point, to: .local)
        return box.card.contains(local) && box.isOnButtons(local)
    }
}
