/// The highlight of a row whose button has acted, which fades by and by. Where that has led to another page it stays until
/// people come back from there, and shows them where they were (as on iOS, remembered).
extension ListRow {
    /// A finger has had the row's button act.
    func didAct() {
        guard list.isAlive else { return }
        selectLeadingOn()
        slides.bring(\.trace, to: 1, with: nil)
        list.graph.afterUpdate { [weak self] in
            guard let self, !content.traits[DisclosureKey.self] || list.environment.pageVisibility?.isOnTop != false
            else { return }
            // Quick taps show for a moment first; how long it fades is by eye.
            fadeTrace(with: .easeInOut(duration: 0.3).delay(0.1))
        }
    }

    /// Takes the highlight away by and by; as the row's page is seen again in the time that pages slide.
    func fadeTrace(with animation: Animation = .easeInOut(duration: 0.4)) {
        if box.trace > 0 { slides.bring(\.trace, to: 0, with: animation) }
    }
}
