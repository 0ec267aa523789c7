import Drawing
@_spi(Floors) import SwiftUICore

/// The cylinder of a wheel: 216 points high, rows of 32.
enum WheelGeometry {
    static let rowHeight: CGFloat = 32
    static let height: CGFloat = 216
    /// The height of the band behind the row in front.
    static let bandHeight: CGFloat = 34
    /// A little more than half of the height, so that the rows at the edges are nearly flat.
    static let radius: CGFloat = 112

    /// The rotation of a row from the front, in radians; negative above it.
    static func angle(of place: Int, at position: Double) -> CGFloat {
        CGFloat(Double(place) - position) * rowHeight / radius
    }

    /// The rows that face the front.
    static func places(facing position: Double) -> ClosedRange<Int> {
        let middle = Int(position.rounded())
        let reach = Int(radius * .pi / 2 / rowHeight) - 1
        return (middle - reach)...(middle + reach)
    }

    /// The number of rows between the front and a point that is some points below it.
    static func rows(to y: CGFloat) -> Double {
        Double(asin(min(max(y / radius, -1), 1)) * radius / rowHeight)
    }
}

/// A row that is turned away from the front, and keeps its place there in layout.
final class WheelRowBox: TransparentBox, DrawnByParentBox {
    var angle: CGFloat = 0

    override init() {
        super.init()
        roles = .isDrawnByParent
    }

    var drawnTransform: CGAffineTransform {
        CGAffineTransform(
            a: 1, b: 0, c: 0, d: cos(angle), tx: 0,
            ty: size.height / 2 * (1 - cos(angle)) + WheelGeometry.radius * sin(angle))
    }
}

/// The rows of a wheel: plain as far as they are over the band, faded elsewhere, to a contrast of 4.5 at least
/// (WCAG 2.2, 1.4.3). Where there is less room the outer ones are cut off.
final class WheelBox: LayoutContainerOf<WheelLayout> {
    init() { super.init(layout: WheelLayout()) }

    override func draw(in pass: DrawingPass) -> DisplayList {
        var faded = DisplayList()
        var plain = DisplayList()
        let band = CGRect(
            x: 0, y: (size.height - WheelGeometry.bandHeight) / 2, width: size.width, height: WheelGeometry.bandHeight)
        for case let row as WheelRowBox in contents {
            let transform = row.elementTransform
            let frame = CGRect(origin: .zero, size: row.size).applying(transform)
            if frame.minY < band.minY || frame.maxY > band.maxY {
                var group = DisplayGroup(row.displayList(in: pass), transform: transform, opacity: 0.6)
                group.isCopy = frame.intersects(band)
                faded.append(group)
            }
            if frame.intersects(band) { plain.append(DisplayGroup(row.displayList(in: pass), transform: transform)) }
        }
        var around = Path(CGRect(origin: .zero, size: size))
        around.addRect(band)
        var list = DisplayList()
        list.append(
            DisplayGroup(faded, clip: ClipShape(around.storage, evenOdd: true, antialiased: false)))
        list.append(
            DisplayGroup(
                plain,
                clip: ClipShape(
                    Path(band.intersection(CGRect(origin: .zero, size: size))).storage, evenOdd: false,
                    antialiased: false)))
        return list
    }

    override func hitTest(_ point: CGPoint) -> LayoutBox? { nil }
}

/// All rows in the middle, from where they are turned.
struct WheelLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(
            width: proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0,
            height: min(max(proposal.height ?? WheelGeometry.height, 0), WheelGeometry.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: bounds.width, height: WheelGeometry.rowHeight))
        }
    }
}

/// The band behind the rows in front, across all wheels of a control.
struct WheelBand: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 8)
            .fill(Color(system: .tertiarySystemFill))
            .frame(height: WheelGeometry.bandHeight)
            .padding(.horizontal, 9)
    }
}
