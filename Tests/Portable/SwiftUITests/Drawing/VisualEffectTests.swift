import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction

/// Visual effects change the drawing of views by their geometry.
///
/// Numbers: worked out in each test from the sizes of its views in a window of 100 × 200 points.
@MainActor
@Suite("Visual effects")
struct VisualEffectTests {
    private let window = DisplayConfiguration(width: 100, height: 200)

    @Test func `an effect moves what is seen, read and touched, not the layout`() throws {
        var taps = 0
        let test = ViewTest(window) {
            VStack(spacing: 0) {
                Color.red.frame(height: 20).accessibilityIdentifier("a").onTapGesture { taps += 1 }
                    .visualEffect { content, proxy in content.offset(y: proxy.size.height * 3) }
                block("b", height: 20)
            }
            .frame(width: 100, height: 200)
        }
        #expect(try test.frame(of: "a") == CGRect(x: 0, y: 140, width: 100, height: 20))
        #expect(try test.frame(of: "b").minY == 100)
        test.tap(at: CGPoint(x: 50, y: 150))
        test.tap(at: CGPoint(x: 50, y: 90))
        #expect(taps == 1)
    }

    @Test func `an effect follows scrolling without another layout of the content`() throws {
        let test = ViewTest(window) {
            ScrollView {
                VStack(spacing: 0) {
                    block("a", height: 100)
                    block("b", height: 1000).visualEffect { content, proxy in
                        content.offset(x: proxy.frame(in: .scrollView).minY)
                    }
                }
            }
        }
        #expect(try test.frame(of: "b").minX == 100)
        test.scroll(at: CGPoint(x: 50, y: 50), y: 60)
        #expect(try test.frame(of: "b").origin == CGPoint(x: 40, y: 40))
    }

    @Test func `steps are drawn inside out`() throws {
        let list = Drawn.list(
            Color.red.visualEffect { content, _ in
                content.opacity(0.5).blur(radius: 3).scaleEffect(2).offset(x: 1).hueRotation(.degrees(90))
            })
        let groups = Drawn.groups(list)
        #expect(groups.count == 5)
        #expect(groups[0].filters == [.hueRotation(.pi / 2)])
        #expect(groups[1].transform == CGAffineTransform(translationX: 1, y: 0))
        #expect(groups[2].transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -50, ty: -50))
        #expect(groups[3].filters == [.blur(radius: 3)])
        #expect(groups[4].opacity == 0.5)
    }

    @Test func `what an effect makes invisible is neither read nor touched`() throws {
        var taps = 0
        let test = ViewTest(window) {
            Button(action: { taps += 1 }) { Color.red }.accessibilityIdentifier("a")
                .visualEffect { content, _ in content.opacity(0) }
        }
        #expect(!test.has("a"))
        test.tap(at: CGPoint(x: 50, y: 50))
        #expect(taps == 0)
    }

    @Test func `no effect changes nothing`() {
        #expect(Drawn.list(Color.red.visualEffect { content, _ in content }) == Drawn.list(Color.red))
    }

    @Test func `an effect takes over newer values`() throws {
        func view(_ x: CGFloat) -> some View {
            block("a", width: 10, height: 10).visualEffect { content, _ in content.offset(x: x) }
                .frame(width: 100)
        }
        let test = ViewTest(view(0), window)
        #expect(try test.frame(of: "a").minX == 45)
        test.update(view(7))
        #expect(try test.frame(of: "a").minX == 52)
    }
}
