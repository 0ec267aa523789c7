import SwiftUI

/// The pictures of a side bar stand below each other, with the titles beside them at one edge, however wide they are.
struct SideBarIconColumn: ViewModifier {
    @ScaledMetric(relativeTo: .body) private var width: CGFloat = 24

    func body(content: Content) -> some View { content.frame(minWidth: width) }
}
