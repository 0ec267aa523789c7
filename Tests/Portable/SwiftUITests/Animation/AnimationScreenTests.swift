import CoreGraphics
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction

/// Animations as apps write them.
///
/// Numbers: linear interpolation between the frames before and after the change, at the part of the second that has
/// passed, on a display of 300 points.
@MainActor
@Suite("Animated screens")
struct AnimationScreenTests {
    private struct Card: View {
        @State private var isOpen = false

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    Button("toggle") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }.frame(height: 40)
                    if isOpen { Color.red.frame(width: 50, height: 100) }
                    Color.blue.frame(width: 60, height: 40)
                }
            }
        }
    }

    @Test func `a part that opens in a scroll view fades in while what is below moves down`() throws {
        let test = ViewTest(Card(), .animated)
        func blue() -> CGRect { test.displayList.fills.first { $0.width == 60 } ?? .null }
        try test.tap("toggle")
        test.advance(by: 0.5)
        #expect(isNear(blue().minY, 90), "\(blue())")
        #expect(test.displayList.opacities.contains { abs($0 - 0.5) < 0.01 }, "\(test.displayList.opacities)")
        test.advance(by: 0.5)
        #expect(isNear(blue().minY, 140))
        #expect(test.displayList.opacities.isEmpty && !test.isAnimating)
        try test.tap("toggle")
        test.advance(by: 0.25)
        #expect(isNear(blue().minY, 115), "\(blue())")
    }

    private struct Toast: View {
        @State private var isShown = false

        var body: some View {
            ZStack(alignment: .top) {
                Button("show") { isShown.toggle() }.frame(maxWidth: .infinity, maxHeight: .infinity)
                if isShown {
                    Color.red.frame(width: 200, height: 50)
                        .transition(.move(edge: .top).combined(with: .opacity))
                }
            }
            .animation(.linear(duration: 1), value: isShown)
        }
    }

    @Test func `a value's animation around a container brings its parts in and out`() throws {
        let test = ViewTest(Toast(), .animated)
        func toast() -> CGRect { test.displayList.fills.first { $0.width == 200 } ?? .null }
        try test.tap("show")
        test.advance(by: 0.5)
        #expect(isNear(toast().minY, -25), "\(toast())")
        #expect(test.displayList.opacities.contains { abs($0 - 0.5) < 0.01 })
        test.advance(by: 0.6)
        #expect(isNear(toast().minY, 0))
        try test.tap("show")
        test.advance(by: 0.5)
        #expect(isNear(toast().minY, -25), "\(toast())")
        test.advance(by: 0.6)
        #expect(toast().isNull)
    }

    private struct Bar: View {
        @State private var progress = 0.2

        var body: some View {
            VStack(spacing: 0) {
                Button("more") { progress += 0.5 }.frame(height: 40)
                GeometryReader { geometry in
                    ZStack(alignment: .leading) {
                        Color.gray
                        Color.red.frame(width: geometry.size.width * progress, height: 9)
                    }
                }
                .frame(height: 20)
                .animation(.linear(duration: 1), value: progress)
                Spacer()
            }
        }
    }

    @Test func `a bar in a geometry reader grows by and by`() throws {
        let test = ViewTest(Bar(), .animated)
        func bar() -> CGRect { test.displayList.fills.first { $0.height == 9 } ?? .null }
        #expect(isNear(bar().width, 60))
        try test.tap("more")
        test.advance(by: 0.5)
        #expect(isNear(bar().width, 135) && isNear(bar().minX, 0), "\(bar())")
    }

    private struct Shake: GeometryEffect {
        var shakes: CGFloat
        var animatableData: CGFloat {
            get { shakes }
            set { shakes = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: 20 * sin(shakes * 2 * .pi), y: 0))
        }
    }

    private struct Field: View {
        @State private var attempts = 0

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("wrong") { withAnimation(.linear(duration: 1)) { attempts += 1 } }.frame(height: 40)
                Color.red.frame(width: 100, height: 30).modifier(Shake(shakes: CGFloat(attempts)))
                Spacer()
            }
            .frame(width: 300, alignment: .leading)
        }
    }

    @Test func `a geometry effect goes through the values between`() throws {
        let test = ViewTest(Field(), .animated)
        func field() -> CGRect { test.displayList.fills.first { $0.width == 100 } ?? .null }
        try test.tap("wrong")
        test.advance(by: 0.25)
        #expect(isNear(field().minX, 20), "\(field())")
        test.advance(by: 0.5)
        #expect(isNear(field().minX, -20), "\(field())")
        test.advance(by: 0.25)
        #expect(isNear(field().minX, 0))
    }

    private struct Pulse: View {
        @State private var isLarge = false

        var body: some View {
            Color.red.frame(width: 100, height: 100)
                .scaleEffect(isLarge ? 2 : 1)
                .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { isLarge = true } }
        }
    }

    @Test func `what starts to pulse when it appears goes on for ever`() throws {
        let test = ViewTest(Pulse(), .animated)
        func width() -> CGFloat { (test.displayList.fills.first ?? .null).width }
        _ = width()
        var widths: [CGFloat] = []
        for _ in 0..<8 {
            test.advance(by: 0.5)
            widths.append(width())
        }
        #expect(
            zip(widths, [150, 200, 150, 100, 150, 200, 150, 100]).allSatisfy { isNear($0, $1, by: 0.1) }, "\(widths)")
        #expect(test.isAnimating)
    }

    private struct Thrown: View {
        @State private var drag = CGSize.zero

        var body: some View {
            Color.red.frame(width: 100, height: 100)
                .offset(drag)
                .gesture(
                    DragGesture()
                        .onChanged { drag = $0.translation }
                        .onEnded { _ in withAnimation(.linear(duration: 1)) { drag = .zero } }
                )
                .frame(width: 300, height: 300)
        }
    }

    @Test func `what is dragged goes back from where it was let go`() throws {
        let test = ViewTest(Thrown(), .animated)
        func place() -> CGPoint { (test.displayList.fills.first ?? .null).origin }
        test.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 230, y: 150), duration: 1)
        #expect(isNear(place().x, 180), "\(place())")
        test.advance(by: 0.5)
        #expect(isNear(place().x, 140), "\(place())")
        test.advance(by: 0.5)
        #expect(isNear(place().x, 100), "\(place())")
    }

    private struct Grid: View {
        @State private var isWide = false

        var body: some View {
            let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            VStack(spacing: 0) {
                Button("turn") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }.frame(height: 40)
                layout {
                    Color.red.frame(width: 50, height: 50)
                    Color.blue.frame(width: 60, height: 50)
                }
                Spacer(minLength: 0)
            }
        }
    }

    @Test func `views go to their places in another layout`() throws {
        let test = ViewTest(Grid(), .animated)
        func blue() -> CGPoint { (test.displayList.fills.first { $0.width == 60 } ?? .null).origin }
        let before = blue()
        try test.tap("turn")
        test.advance(by: 0.5)
        let middle = blue()
        test.advance(by: 0.5)
        let after = blue()
        #expect(before == CGPoint(x: 0, y: 90) && after == CGPoint(x: 50, y: 40), "\(before) \(after)")
        #expect(isNear(middle.x, 25) && isNear(middle.y, 65), "\(middle)")
    }

    private struct Steps: View {
        @State private var step = 0

        var body: some View {
            VStack {
                Button("next") { withAnimation(.linear(duration: 1)) { step += 1 } }.frame(height: 40)
                Color.red.frame(width: 100, height: 30)
                    .id(step)
                    .background(Color.green.frame(width: 10))
                    .padding(1)
                    .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
            }
            .frame(width: 300)
        }
    }

    @Test func `pages of a flow push each other out`() throws {
        let test = ViewTest(Steps(), .animated)
        func pages() -> [CGFloat] { test.displayList.fills.filter { $0.width == 100 }.map(\.minX).sorted() }
        #expect(pages() == [100])
        try test.tap("next")
        test.advance(by: 0.5)
        let middle = pages()
        #expect(middle.count == 2)
        #expect(middle.count == 2 && isNear(middle[0], 50) && isNear(middle[1], 150), "\(middle)")
        test.advance(by: 0.5)
        #expect(pages() == [100])
    }

    private struct Mixed: View {
        @State private var isOn = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.frame(height: 40)
                Color.red.frame(width: isOn ? 200 : 100, height: 10)
                Color.green.frame(width: isOn ? 200 : 100, height: 11).animation(.linear(duration: 2), value: isOn)
                Color.blue.frame(width: isOn ? 200 : 100, height: 12).transaction { $0.animation = nil }
                Color.pink.frame(width: isOn ? 200 : 100, height: 13).animation(nil, value: isOn)
                Color.gray.frame(width: isOn ? 200 : 100, height: 14)
                    .transaction { $0.animation = $0.animation?.speed(2) }
                Spacer()
            }
        }
    }

    @Test func `views within have their own way with the same change`() throws {
        let test = ViewTest(Mixed(), .animated)
        try test.tap("go")
        test.advance(by: 0.25)
        let widths = (10...14).map { height in
            (test.displayList.fills.first { $0.height == CGFloat(height) } ?? .null).width
        }
        #expect(zip(widths, [125, 112.5, 200, 200, 150]).allSatisfy { isNear($0, $1) }, "\(widths)")
    }
}
