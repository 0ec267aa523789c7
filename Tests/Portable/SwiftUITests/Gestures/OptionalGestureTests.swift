import SwiftUI
import SwiftUITestHost
import Testing

@MainActor
@Suite("Gestures that may be absent")
struct OptionalGestureTests {
    private struct Page: View {
        let isOn: Bool
        @State private var count = 0
        @State private var outer = 0

        private var tap: TapGesture? { isOn ? TapGesture() : nil }

        var body: some View {
            VStack {
                Text(verbatim: "\(count), \(outer)").accessibilityIdentifier("count")
                Color.red.frame(width: 100, height: 100).accessibilityElement().accessibilityIdentifier("area")
                    .gesture(tap.onEnded { count += 1 })
                    .onTapGesture { outer += 1 }
            }
        }
    }

    @Test func `a gesture is followed while it is there, and leaves touches to others while not`() throws {
        let test = ViewTest(Page(isOn: true))
        let area = try test.frame(of: "area")
        let middle = CGPoint(x: area.midX, y: area.midY)
        _ = test.tap(at: middle)
        #expect(try test.element("count").label == "1, 0")
        test.update(Page(isOn: false))
        _ = test.tap(at: middle)
        #expect(try test.element("count").label == "1, 1")
        test.update(Page(isOn: true))
        _ = test.tap(at: middle)
        #expect(try test.element("count").label == "2, 1")
    }

    @available(*, deprecated)
    @Test func `taps tell their place in spaces of the older kind`() throws {
        struct Place: View {
            let space: CoordinateSpace
            @State private var place = CGPoint.zero

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: "\(place.x), \(place.y)").accessibilityIdentifier("place").frame(height: 40)
                    Color.red.frame(width: 100, height: 100).accessibilityElement().accessibilityIdentifier("area")
                        .onTapGesture(coordinateSpace: space) { place = $0 }
                }
                .frame(width: 200, alignment: .leading)
                .coordinateSpace(name: "page")
            }
        }
        for (space, expected) in [
            (CoordinateSpace.local, "10.0, 20.0"), (.named("page"), "10.0, 60.0"), (.global, "10.0, 60.0"),
        ] {
            let test = ViewTest(Place(space: space))
            let area = try test.frame(of: "area")
            _ = test.tap(at: CGPoint(x: area.minX + 10, y: area.minY + 20))
            #expect(try test.element("place").label == expected)
        }
        var tap = SpatialTapGesture(count: 2, coordinateSpace: CoordinateSpace.global)
        #expect(tap.coordinateSpace == .global && tap.count == 2)
        tap.coordinateSpace = .local
        #expect(tap.coordinateSpace == .local)
    }
}
