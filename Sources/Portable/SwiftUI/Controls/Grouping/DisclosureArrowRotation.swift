/// Turns an arrow that points ahead down.
struct DisclosureArrowRotation: ViewModifier {
    let isExpanded: Bool
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.rotationEffect(.degrees(isExpanded ? (direction == .rightToLeft ? -90 : 90) : 0))
    }
}
