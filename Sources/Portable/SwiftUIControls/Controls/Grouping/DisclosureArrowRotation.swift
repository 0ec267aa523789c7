import SwiftUICore

/// Turns an arrow that points ahead down.
package struct DisclosureArrowRotation: ViewModifier {
    package let isExpanded: Bool
    @Environment(\.layoutDirection) private var direction

    package init(isExpanded: Bool) { self.isExpanded = isExpanded }

    package func body(content: Content) -> some View {
        content.rotationEffect(.degrees(isExpanded ? (direction == .rightToLeft ? -90 : 90) : 0))
    }
}
