import SwiftUIControls
@_spi(Floors) import SwiftUICore
import SwiftUIInteraction

/// The one finger that chooses among the buttons of a panel by sliding on to one and being lifted there: in a menu and the
/// menus within it, in an alert, in a dialog. It has come down on any of the buttons, or on what a menu belongs to, where it
/// stayed until that opened.
///
/// Gestures and panels report touches here: the gesture that has opened the menu (``MenuPress``) continues to, and
/// panels follow fingers that come down on them. Rows are the buttons of the front panel, so a finger that stays on the
/// row of a submenu continues in that. As on iOS, a finger that is lifted beside the rows chooses nothing, and the menu
/// stays open.
@MainActor
package final class SlidingFinger {
    /// The panels of the menu and of those within it, the one in front last.
    private var panels: [WeakPanel] = []
    private var id: Int?
    private var place = CGPoint.zero
    /// Location of the finger when the front panel appeared; nil once it has moved away. Until then it selects no row.
    private var origin: CGPoint?
    /// A row that has come up under the finger, which is not meant before that has been elsewhere.
    private weak var unmeant: PressBox?
    private weak var row: PressBox?
    /// Location at which the finger rests on a row, and the time until which it has to stay for the row to open a menu.
    private var rest: (place: CGPoint, until: Double)?
    private var nextStep: Double?

    private struct WeakPanel {
        weak var box: SlidingPanelBox?
    }

    /// Distance in points by which a finger may stray and count as staying (as for taps and presses).
    private static let slop: CGFloat = 10
    /// The seconds that a finger stays on a row until its menu opens (by eye from iOS).
    private static let patience = 0.5

    nonisolated package init() {}

    /// A panel has come in front of those that there are.
    func panelDidCome(_ panel: SlidingPanelBox) {
        panels.removeAll { $0.box == nil }
        panels.append(WeakPanel(box: panel))
        if id != nil { startAnew() }
    }

    private var panel: SlidingPanelBox? { panels.last { $0.box?.isThere == true }?.box }

    /// True if any finger is followed.
    var isDown: Bool { id != nil }

    /// True if a finger is followed.
    func follows(_ finger: Int) -> Bool { finger == id }

    // MARK: Touch events

    /// Follows a finger, unless there is another one.
    /// - Parameter opens: whether it has opened the menu, and comes from beside it.
    func follow(_ event: TouchEvent, opens: Bool = false) {
        guard id == nil else { return }
        id = event.id
        place = event.location
        if opens { startAnew() } else { aim(at: event.time) }
    }

    /// Handles the next event of the finger; other fingers do nothing here.
    func take(_ event: TouchEvent) {
        guard event.id == id else { return }
        place = event.location
        switch event.phase {
        case .began, .moved:
            aim(at: event.time)
        case .ended:
            aim(at: event.time)
            let chosen = row
            letGo()
            chosen?.press.action()
        case .cancelled:
            letGo()
        }
    }

    /// The finger has been taken away.
    func lose(_ finger: Int) {
        if finger == id { letGo() }
    }

    private func letGo() {
        show(nil)
        id = nil
        origin = nil
        unmeant = nil
        nextStep = nil
    }

    private func startAnew() {
        show(nil)
        origin = place
        unmeant = nil
        nextStep = nil
    }

    // MARK: Rows

    private func aim(at time: Double) {
        guard let panel, panel.hasPlace else { return show(nil) }
        if let start = origin {
            guard place.distance(to: start) > Self.slop else { return }
            origin = nil
            unmeant = panel.row(at: start)
        }
        let found = panel.row(at: place)
        if found !== unmeant { unmeant = nil }
        show(found === unmeant ? nil : found)
        wait(at: time)
        nextStep = panel.scrollSpeed(at: place) == 0 ? nil : nextStep ?? time
    }

    private func show(_ found: PressBox?) {
        guard found !== row else { return }
        row?.press.highlight(false)
        row = found
        rest = nil
        found?.press.highlight(true)
    }

    private func wait(at time: Double) {
        guard let row, row.actsOnRest else { return rest = nil }
        if let rest, place.distance(to: rest.place) <= Self.slop { return }
        rest = (place, time + Self.patience)
    }

    // MARK: Time

    /// Time of the next change that needs no event.
    var deadline: Double? { [rest?.until, nextStep].compactMap { $0 }.min() }

    func advance(to time: Double) {
        if let rest, rest.until <= time {
            let chosen = row
            startAnew()
            chosen?.press.action()
        }
        if let step = nextStep, step <= time { scroll(at: time) }
    }

    /// Moves rows that are out of sight towards a finger near the end of the panel.
    private func scroll(at time: Double) {
        let speed = panel?.scrollSpeed(at: place) ?? 0
        guard speed != 0, let scroll = panel?.scroll else { return nextStep = nil }
        scroll.scroll(by: CGSize(width: 0, height: speed * FrameScheduler.frameLength))
        nextStep = time + FrameScheduler.frameLength
        show(panel?.row(at: place))
    }
}

private struct SlidingFingerKey: EnvironmentKey { static var defaultValue: SlidingFinger? { nil } }

extension EnvironmentValues {
    /// Follows the finger that has opened the enclosing menu.
    package var slidingFinger: SlidingFinger? {
        get { self[SlidingFingerKey.self] }
        set { self[SlidingFingerKey.self] = newValue }
    }
}
