import SwiftUICore

/// The animated lengths of a row that change its drawing, but not its layout. In points, unless stated otherwise.
struct ListRowMotion: Equatable {
    /// The corner radii, on their way to those of the look.
    var topCorner: CGFloat = 0
    var bottomCorner: CGFloat = 0
    /// The vertical offset of the shown row from its place while rows are moved.
    var lift: CGFloat = 0
    /// The target of `lift` that makes room for a moved row.
    var room: CGFloat = 0
    /// True while a finger moves the row above the others.
    var isLifted = false
    /// True after a finger has let go, while the row returns to its place above the others.
    var isDropped = false
    /// The elevation above the card, from 0 to 1: adds a shadow, and a lighter background in dark mode.
    var elevation: CGFloat = 0
    /// The offset from the row's place to the gap in which it would be dropped now.
    var gap: CGFloat = 0
    /// The opacity of the fading highlight of a row whose button has acted, from 0 to 1.
    var fadingHighlight: CGFloat = 0

    /// True while the row is above the others.
    var isRaised: Bool { isLifted || elevation != 0 || (isDropped && lift != 0) }
}
