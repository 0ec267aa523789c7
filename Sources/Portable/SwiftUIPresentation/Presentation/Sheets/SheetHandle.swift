import SwiftUICore

/// The bar at the top of a sheet by which it is drawn: 36 × 5, 5 from the top. A tap brings the sheet to the next
/// detent, and from the highest to the lowest (Human Interface Guidelines).
struct SheetHandle: View {
    /// Lowest first.
    let detents: [PresentationDetent]
    let current: PresentationDetent?
    let go: @MainActor (PresentationDetent) -> Void

    var body: some View {
        let bar = Capsule().fill(Color(storage: .system(.tertiaryLabel))).frame(width: 36, height: 5).padding(.top, 5)
        if detents.count > 1 {
            bar
                .padding(.horizontal, 20)
                .padding(.bottom, 10)
                .contentShape(Rectangle())
                .onTapGesture { step(by: 1, wraps: true) }
                .semantics(
                    .button, children: .ignore, label: Text(system: .sheetGrabber),
                    value: Text(system: current == detents.last ? .expanded : .collapsed), traits: .isButton,
                    actions: [
                        .activate { step(by: 1, wraps: true) }, .increment { step(by: 1, wraps: false) },
                        .decrement { step(by: -1, wraps: false) },
                    ]
                )
                .accessibilitySortPriority(1)
        } else {
            bar.allowsHitTesting(false)
        }
    }

    private func step(by count: Int, wraps: Bool) {
        let next = (detents.firstIndex { $0 == current } ?? 0) + count
        if wraps || detents.indices.contains(next) { go(detents[next.wrapped(detents.count)]) }
    }
}
