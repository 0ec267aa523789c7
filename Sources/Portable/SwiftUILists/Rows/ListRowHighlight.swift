import SwiftUIControls
@_spi(Floors) import SwiftUICore

/// The fading highlight of a row whose button has acted. If the button led to another page, the highlight stays until
/// people come back, to show them where they were.
extension ListRow {
    /// Called after a finger has triggered the row's button.
    func didAct() {
        guard list.isAlive else { return }
        selectLeadingOn()
        slides.bring(\.motion.fadingHighlight, to: 1, with: nil)
        list.graph.afterUpdate { [weak self] in
            guard let self, !content.traits[DisclosureKey.self] || list.environment.branchVisibility?.isOnTop != false
            else { return }
            // Quick taps are highlighted briefly first; the duration is by eye.
            fadeHighlight(with: .easeInOut(duration: 0.3).delay(0.1))
        }
    }

    /// Fades the highlight; when the row's page appears again, in the time that pages slide.
    func fadeHighlight(with animation: Animation = .easeInOut(duration: 0.4)) {
        if box.motion.fadingHighlight > 0 { slides.bring(\.motion.fadingHighlight, to: 0, with: animation) }
    }
}
