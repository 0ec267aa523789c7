/// The highlight that stays on a row which has led to another page, and fades as people come back from there: it shows
/// them where they were (as on iOS, remembered).
extension ListRow {
    /// A finger has had the row's button act.
    func didAct() {
        guard content.traits[DisclosureKey.self], let page = list.environment.pageVisibility else { return }
        list.graph.afterUpdate { [weak self] in
            if let self, !page.isOnTop { slides.bring(\.trace, to: 1, with: nil) }
        }
    }

    /// The page that the row is on is seen again.
    func fadeTrace() {
        guard box.trace > 0 else { return }
        // As long as pages slide.
        slides.bring(\.trace, to: 0, with: .easeInOut(duration: 0.4))
    }
}
