import SwiftUITestHost
import Testing

/// Trees of thousands of levels are laid out, drawn and touched.
///
/// Numbers: the display of 390 × 844 points, whose middle is 195.
@MainActor
@Suite("Deep trees")
struct DeepTreeTests {
    private func nested(_ depth: Int) -> AnyView {
        var view = AnyView(Color.red.accessibilityIdentifier("leaf"))
        for _ in 0..<depth {
            let inner = view
            view = AnyView(inner.padding(0.01))
        }
        return view
    }

    private func stacked(_ depth: Int) -> AnyView {
        var view = AnyView(Color.red.accessibilityIdentifier("leaf"))
        for level in 0..<depth {
            let inner = view
            view = level.isMultiple(of: 2) ? AnyView(VStack { inner }) : AnyView(HStack { inner })
        }
        return view
    }

    @Test(arguments: [500, 2_000])
    func `views nested through AnyView lay out on the main thread`(depth: Int) throws {
        let test = ViewTest(nested(depth), DisplayConfiguration(width: 390, height: 844))
        #expect(try test.frame(of: "leaf").midX == 195)
        #expect(!test.displayList.isEmpty)
    }

    @Test func `a touch reaches a view nested 2,000 deep`() {
        var taps = 0
        var view = AnyView(Color.red.onTapGesture { taps += 1 })
        for _ in 0..<2_000 {
            let inner = view
            view = AnyView(inner.padding(0.01))
        }
        let test = ViewTest(view, DisplayConfiguration(width: 390, height: 844))
        test.tap(at: CGPoint(x: 195, y: 422))
        #expect(taps == 1)
        #expect(test.texts.isEmpty)
    }

    @Test(arguments: [500, 2_000])
    func `stacks nested through AnyView lay out on the main thread`(depth: Int) throws {
        let test = ViewTest(stacked(depth), DisplayConfiguration(width: 390, height: 844))
        #expect(try test.frame(of: "leaf") == CGRect(x: 0, y: 0, width: 390, height: 844))
    }
}
