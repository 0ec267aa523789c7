import SwiftUICore

/// Those who follow the geometry and the phases of a scroll view, with what they know of them: each is told once of a geometry
/// or phase, and of no other than the present one.
struct ScrollFollowers {
    /// Called when the content offset has changed.
    var didScroll: (@MainActor () -> Void)?
    var observers: [ScrollObserver] = []
    /// The geometry that the observers know.
    private var knownGeometry: ScrollGeometry?
    /// The phase that the observers know.
    private var phase = ScrollPhase.idle

    /// True if somebody follows the geometry.
    var isObserved: Bool { !observers.isEmpty }

    /// Notes the geometry of a layout.
    /// - Returns: the observers to tell; nil if they know it.
    mutating func note(_ geometry: ScrollGeometry) -> [ScrollObserver]? {
        guard geometry != knownGeometry else { return nil }
        knownGeometry = geometry
        return observers
    }

    /// Notes the present phase.
    /// - Returns: the phase before, if it was another one.
    mutating func note(_ now: ScrollPhase) -> ScrollPhase? {
        guard now != phase else { return nil }
        defer { phase = now }
        return phase
    }
}
