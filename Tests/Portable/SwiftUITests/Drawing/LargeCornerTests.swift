import CoreGraphics
import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Corners that are larger than their rectangle, infinite, NaN or negative.
///
/// Numbers: a capsule of 200 × 100 points has half circles of radius 50 around (50, 50) and (150, 50). 30 points from its
/// left side the outline is 50 − √(50² − 20²) = 4.2 points from the top, where the ellipse in the same rectangle is 14.3.
@MainActor
@Suite("Shapes: corners that do not fit")
struct LargeCornerTests {
    private static let rect = CGRect(x: 0, y: 0, width: 200, height: 100)

    private func isCapsule(_ path: Path) -> Bool {
        path.contains(CGPoint(x: 30, y: 8)) && !path.contains(CGPoint(x: 2, y: 20))
            && !path.contains(CGPoint(x: 8, y: 8)) && path.contains(CGPoint(x: 170, y: 92))
            && !path.contains(CGPoint(x: 198, y: 80)) && path.contains(CGPoint(x: 1, y: 50))
            && path.boundingRect == Self.rect
    }

    private func isRectangle(_ path: Path) -> Bool {
        path.contains(CGPoint(x: 0.5, y: 0.5)) && path.contains(CGPoint(x: 199.5, y: 99.5))
            && path.boundingRect == Self.rect
    }

    @Test(
        arguments: [50.5, 60, 100, 150, 1000, 1e300, CGFloat.greatestFiniteMagnitude, .infinity],
        [RoundedCornerStyle.circular, .continuous])
    func `a radius beyond half of the shorter side makes a capsule in every shape`(
        radius: CGFloat, style: RoundedCornerStyle
    ) {
        let rect = Self.rect
        let size = CGSize(width: radius, height: radius)
        let radii = RectangleCornerRadii(
            topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
        #expect(isCapsule(RoundedRectangle(cornerRadius: radius, style: style).path(in: rect)))
        #expect(isCapsule(RoundedRectangle(cornerSize: size, style: style).path(in: rect)))
        #expect(isCapsule(UnevenRoundedRectangle(cornerRadii: radii, style: style).path(in: rect)))
        #expect(isCapsule(Path(roundedRect: rect, cornerRadius: radius, style: style)))
        #expect(isCapsule(Path(roundedRect: rect, cornerSize: size, style: style)))
        #expect(isCapsule(Path(roundedRect: rect, cornerRadii: radii, style: style)))
        #expect(
            isCapsule(
                RoundedRectangle(cornerRadius: radius, style: style).inset(by: 5)
                    .path(in: rect.insetBy(dx: -5, dy: -5))))
        var path = Path()
        path.addRoundedRect(in: rect, cornerSize: size, style: style)
        #expect(isCapsule(path))
        var uneven = Path()
        uneven.addRoundedRect(in: rect, cornerRadii: radii, style: style)
        #expect(isCapsule(uneven))
    }

    @Test(arguments: [60, 1000, CGFloat.infinity])
    func `a path of Core Graphics has capsules, too`(radius: CGFloat) {
        #expect(
            isCapsule(
                Path(CGPath(roundedRect: Self.rect, cornerWidth: radius, cornerHeight: radius, transform: nil))))
        let path = CGMutablePath()
        path.addRoundedRect(in: Self.rect, cornerWidth: radius, cornerHeight: radius)
        #expect(isCapsule(Path(path)))
    }

    @Test(arguments: [RoundedCornerStyle.circular, .continuous])
    func `corners of unequal width and height stay as given where they fit, and make no ellipse where they do not`(
        style: RoundedCornerStyle
    ) {
        func path(_ width: CGFloat, _ height: CGFloat) -> Path {
            RoundedRectangle(cornerSize: CGSize(width: width, height: height), style: style).path(in: Self.rect)
        }
        // The corner's middle is (1 − 1/√2) = 0.29 of its width and height from the sides: 23.4 and 5.9.
        #expect(!path(80, 20).contains(CGPoint(x: 22.5, y: 5)))
        #expect(path(80, 20).contains(CGPoint(x: 24.5, y: 6.5)))
        #expect(path(20, 45).contains(CGPoint(x: 6.5, y: 14)))
        #expect(!path(20, 45).contains(CGPoint(x: 5, y: 12.5)))
        let unfit: [CGSize] = [
            CGSize(width: 1000, height: 500), CGSize(width: 101, height: 51),
            CGSize(width: CGFloat.infinity, height: 60), CGSize(width: 60, height: CGFloat.infinity),
        ]
        for size in unfit {
            #expect(isCapsule(path(size.width, size.height)), "\(size)")
        }
        // Half of the shorter side along the axis that is too long: 50 × 20.
        #expect(path(1000, 20) == path(50, 20) || path(1000, 20).cgPath == path(50, 20).cgPath)
    }

    @Test(arguments: [CGFloat.nan, -1, -1000, -CGFloat.infinity, 0], [RoundedCornerStyle.circular, .continuous])
    func `a radius that is no number or negative makes a rectangle`(radius: CGFloat, style: RoundedCornerStyle) {
        #expect(isRectangle(RoundedRectangle(cornerRadius: radius, style: style).path(in: Self.rect)))
        #expect(
            isRectangle(
                RoundedRectangle(cornerSize: CGSize(width: radius, height: 20), style: style).path(in: Self.rect)))
        #expect(
            isRectangle(
                UnevenRoundedRectangle(
                    topLeadingRadius: radius, bottomLeadingRadius: radius, bottomTrailingRadius: radius,
                    topTrailingRadius: radius, style: style
                ).path(in: Self.rect)))
        #expect(
            isRectangle(
                Path(CGPath(roundedRect: Self.rect, cornerWidth: radius, cornerHeight: radius, transform: nil))))
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1000, -5])
    func `one such corner leaves the others as they are`(radius: CGFloat) {
        let path = UnevenRoundedRectangle(topLeadingRadius: radius, bottomTrailingRadius: 20).path(in: Self.rect)
        #expect(path.boundingRect == Self.rect)
        #expect(path.contains(CGPoint(x: 100, y: 50)) && path.contains(CGPoint(x: 199.5, y: 0.5)))
        #expect(!path.contains(CGPoint(x: 199.5, y: 99.5)))
        #expect(path.contains(CGPoint(x: 1, y: 1)) == !(radius > 0))
    }

    @Test(arguments: [1000, CGFloat.infinity])
    func `cornerRadius and clipShape clip to a capsule`(radius: CGFloat) throws {
        for view in [
            AnyView(Color.red.cornerRadius(radius)), AnyView(Color.red.clipShape(.rect(cornerRadius: radius))),
            AnyView(Color.red.clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))),
        ] {
            let list = Drawn.list(view, width: 200, height: 100)
            let clips = list.groups.compactMap(\.clip)
            #expect(clips.contains { isCapsule(Path($0.geometry.path)) }, "\(clips)")
            #expect(ViewTest(view, DisplayConfiguration(width: 200, height: 100)).svg().contains("NaN") == false)
        }
    }
}

extension DisplayList {
    /// The groups in the list, at all depths.
    fileprivate var groups: [DisplayGroup] {
        items.flatMap { item -> [DisplayGroup] in
            guard case .group(let group) = item else { return [] }
            return [group] + group.content.groups
        }
    }
}
