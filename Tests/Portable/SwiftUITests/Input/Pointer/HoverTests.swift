import CoreGraphics
import Drawing
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// Views that come, move and go below a pointer that rests.
///
/// Numbers: the frame of the view of 100 × 50 points that the pointer is on.
@MainActor
@Suite("A pointer that rests")
struct HoverTests {
    private let log = Journal()

    @Test func `views that are scrolled below it hear of it`() throws {
        let test = ViewTest(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { row in
                        Text("Row \(row)").frame(width: 200, height: 50).contentShape(Rectangle()).onHover {
                            log("\(row) \($0)")
                        }
                    }
                }
            }, DisplayConfiguration(width: 200, height: 300))
        test.hover(at: CGPoint(x: 100, y: 25))
        test.scroll(at: CGPoint(x: 100, y: 25), y: 100)
        #expect(test.has("Row 2"))
        test.scroll(at: CGPoint(x: 100, y: 25), y: 20)
        #expect(test.has("Row 2"))
        #expect(log.lines == ["0 true", "0 false", "2 true"])
    }

    @Test func `so do those that come, go, are disabled and are covered`() throws {
        struct Page: View {
            let log: Journal
            var isThere = false
            var isOn = true
            @State var isOpen = false
            var body: some View {
                VStack(spacing: 0) {
                    if isThere { Color.red.frame(width: 100, height: 100).onHover { log("red \($0)") } }
                    Button("Sheet") { isOpen = true }.frame(width: 100, height: 100).contentShape(Rectangle())
                        .onHover { log("button \($0)") }.disabled(!isOn)
                    Spacer()
                }
                .sheet(isPresented: $isOpen) { Color.blue }
            }
        }
        let test = ViewTest(Page(log: log), DisplayConfiguration(width: 200, height: 500))
        test.hover(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == ["button true"])
        test.update(Page(log: log, isThere: true))
        _ = test.size
        #expect(log.take() == ["button false", "red true"])
        test.update(Page(log: log))
        _ = test.size
        #expect(log.take() == ["button true"])
        test.update(Page(log: log, isOn: false))
        _ = test.size
        #expect(log.take() == ["button false"])
        test.update(Page(log: log))
        _ = test.size
        #expect(log.take() == ["button true"])
        try test.tap("Sheet")
        _ = test.size
        #expect(log.take() == ["button false"])
    }

    @Test func `a view that moves tells where the pointer is in it, and shows what that changes in the same layout`()
        throws
    {
        struct Moving: View {
            var y: CGFloat
            @State private var place: CGPoint?
            var body: some View {
                Text(place.map { "\(Int($0.y))" } ?? "nothing").frame(width: 100, height: 100).contentShape(Rectangle())
                    .onContinuousHover { phase in
                        if case .active(let point) = phase { place = point } else { place = nil }
                    }
                    .padding(.top, y)
                    .frame(width: 100, height: 300, alignment: .top)
            }
        }
        let test = ViewTest(Moving(y: 0), DisplayConfiguration(width: 100, height: 300))
        test.hover(at: CGPoint(x: 50, y: 80))
        #expect(test.has("80"))
        test.update(Moving(y: 30))
        #expect(test.has("50"))
        test.update(Moving(y: 100))
        #expect(test.has("nothing"))
    }

    @Test func `a view that animates below it hears of it on its way`() throws {
        struct Moving: View {
            let log: Journal
            @State private var isMoved = false
            var body: some View {
                VStack {
                    Button("Go") { withAnimation(.linear(duration: 1)) { isMoved = true } }
                    Color.red.frame(width: 100, height: 50).onHover { log("\($0)") }.padding(.top, isMoved ? 300 : 0)
                    Spacer()
                }
            }
        }
        let test = ViewTest(Moving(log: log), DisplayConfiguration(width: 200, height: 600, animates: true))
        test.hover(at: CGPoint(x: 50, y: 60))
        try test.tap("Go")
        for _ in 0..<12 {
            _ = test.size
            test.advance(by: 0.1)
        }
        #expect(log.lines == ["true", "false"])
    }

    @Test func `without a pointer nothing is looked for`() throws {
        let test = ViewTest(Color.red.onHover { log("\($0)") }, DisplayConfiguration(width: 100, height: 100))
        test.hover(at: CGPoint(x: 50, y: 50))
        test.hover(at: nil)
        _ = test.size
        #expect(log.lines == ["true", "false"])
    }

    private func effects(_ effect: HoverEffect, isOn: Bool = true) -> ViewTest<some View> {
        ViewTest(
            Text("A").frame(width: 100, height: 50).contentShape(Rectangle()).hoverEffect(effect, isEnabled: isOn),
            Self.small)
    }

    private var plate: RGBAColor { SystemColor.tertiarySystemFill.color(in: EnvironmentValues()) }

    @Test func `the effect of the pointer is a plate, or a view that is lifted`() throws {
        for effect in [HoverEffect.automatic, .highlight] {
            let test = effects(effect)
            #expect(test.displayList.roundedRects(filled: plate).isEmpty)
            test.hover(at: CGPoint(x: 10, y: 10))
            #expect(test.displayList.roundedRects(filled: plate) == [CGRect(x: 0, y: 0, width: 100, height: 50)])
            test.hover(at: nil)
            #expect(test.displayList.roundedRects(filled: plate).isEmpty)
        }
        let lifted = effects(.lift)
        let width = try lifted.text("A").frame.width
        lifted.hover(at: CGPoint(x: 10, y: 10))
        #expect(lifted.displayList.roundedRects(filled: plate).isEmpty)
        #expect(try lifted.text("A").frame.width > width)
    }

    @Test func `the effect can be switched off, and another one be the default`() throws {
        let none = ViewTest(Color.red.hoverEffect().hoverEffectDisabled(), Self.small)
        none.hover(at: CGPoint(x: 10, y: 10))
        #expect(none.displayList.roundedRects(filled: plate).isEmpty)
        let off = effects(.highlight, isOn: false)
        off.hover(at: CGPoint(x: 10, y: 10))
        #expect(off.displayList.roundedRects(filled: plate).isEmpty)
        let lifted = ViewTest(Text("A").hoverEffect().defaultHoverEffect(.lift), Self.small)
        let width = try lifted.text("A").frame.width
        lifted.hover(at: CGPoint(x: width / 2, y: 10))
        #expect(try lifted.text("A").frame.width > width)
    }

    private static let small = DisplayConfiguration(width: 100, height: 50)
}
