import SwiftUICore

/// The transition of a layer where changes are animated. Durations and curves are by eye from iOS.
struct LayerMovement {
    let arrival: Animation
    let departure: Animation

    /// Sheets and covers slide over the page.
    static let slide = LayerMovement(arrival: .layerSlide(duration: 0.5), departure: .layerSlide(duration: 0.5))
    /// Dialogs slide in from the edge of the screen.
    static let dialog = LayerMovement(arrival: .layerSlide(duration: 0.4), departure: .layerSlide(duration: 0.3))
    /// Alerts come towards the reader, and fade away.
    static let alert = LayerMovement(arrival: .easeOut(duration: 0.25), departure: .easeOut(duration: 0.2))
    /// Menus grow out of what they belong to.
    static let menu = LayerMovement(arrival: .layerSlide(duration: 0.35), departure: .easeOut(duration: 0.2))
    /// Popovers fade.
    static let popover = LayerMovement(arrival: .easeOut(duration: 0.2), departure: .easeOut(duration: 0.2))
}
