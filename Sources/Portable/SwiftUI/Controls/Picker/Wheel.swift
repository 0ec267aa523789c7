import Foundation

/// Rows on a cylinder of which the one in front is chosen: 216 points high, rows of 32 (remembered from iOS). Where there
/// is less room the outer ones are cut off.
struct Wheel<Row: View>: View {
    /// How many rows there are.
    let count: Int
    /// Which one is in front.
    let index: Int
    /// Whether the first row follows the last.
    var isEndless = false
    let choose: (Int) -> Void
    @ViewBuilder let row: (Int) -> Row

    /// How far a finger has moved the rows, in points.
    @State private var shift: CGFloat = 0

    private static var rowHeight: CGFloat { 32 }
    private static var height: CGFloat { 216 }
    /// A little more than half of the height, so that the rows at the edges are nearly flat.
    private static var radius: CGFloat { 112 }

    var body: some View {
        let position = CGFloat(index) - shift / Self.rowHeight
        ZStack {
            Color.clear
            ForEach(rows(around: position), id: \.self) { place in
                let angle = (CGFloat(place) - position) * Self.rowHeight / Self.radius
                row(wrapped(place))
                    .lineLimit(1)
                    .frame(maxWidth: .infinity)
                    .frame(height: Self.rowHeight)
                    .scaleEffect(x: 1, y: cos(angle))
                    .offset(y: Self.radius * sin(angle))
                    // What is not in front fades away (remembered from iOS).
                    .opacity(place == Int(position.rounded()) ? 1 : 0.55 * cos(angle))
            }
        }
        .frame(height: Self.height)
        .contentShape(Rectangle())
        .gesture(drag)
        .onTapGesture { (point: CGPoint) in tap(at: point) }
        .frame(minHeight: 0, idealHeight: Self.height, maxHeight: Self.height)
        .clipped()
        .contentShape(Rectangle())
    }

    /// The rows that face the front.
    private func rows(around position: CGFloat) -> [Int] {
        let middle = Int(position.rounded())
        let reach = Int(Self.radius * .pi / 2 / Self.rowHeight) - 1
        let range = (middle - reach)...(middle + reach)
        return range.filter { count > 0 && (isEndless || (0..<count).contains($0)) }
    }

    private func wrapped(_ place: Int) -> Int {
        let rest = place % count
        return rest < 0 ? rest + count : rest
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 4)
            .onChanged { shift = $0.translation.height }
            .onEnded { drag in
                shift = 0
                settle(index - Int((drag.predictedEndTranslation.height / Self.rowHeight).rounded()))
            }
    }

    private func tap(at point: CGPoint) {
        let part = min(max((point.y - Self.height / 2) / Self.radius, -1), 1)
        settle(index + Int((asin(part) * Self.radius / Self.rowHeight).rounded()))
    }

    private func settle(_ place: Int) {
        guard count > 0 else { return }
        let new = isEndless ? wrapped(place) : min(max(place, 0), count - 1)
        if new != index { choose(new) }
    }
}

/// The band behind the rows in front, across all wheels of a control.
struct WheelBand: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 8)
            .fill(Color(storage: .system(.tertiarySystemFill)))
            .frame(height: 34)
            .padding(.horizontal, 9)
    }
}
