import SwiftUI

/// The mark of a colour in a legend. It grows with the text beside it.
nonisolated struct LegendSwatch: View {
    private let color: Color
    private let isCircle: Bool
    @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 10

    /// - Parameter isCircle: true for a circle, false for a square with round corners.
    init(_ color: Color, isCircle: Bool = false) {
        self.color = color
        self.isCircle = isCircle
    }

    @MainActor var body: some View {
        let side = min(max(side, 8), 24)
        RoundedRectangle(cornerRadius: isCircle ? side / 2 : side / 5)
            .fill(color)
            .frame(width: side, height: side)
            .accessibilityHidden(true)
    }
}
