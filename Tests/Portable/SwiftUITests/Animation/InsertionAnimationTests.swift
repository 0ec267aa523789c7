import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction

/// Rows and identities that come, go and change places with an animation.
///
/// Numbers: linear interpolation between the frames before and after the change: rows of 20 points, at the part of the
/// second that has passed.
@MainActor
@Suite("Animated identities")
struct InsertionAnimationTests {
    private struct Rows: View {
        let transition: AnyTransition
        @State private var numbers = [1, 2, 3]
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(numbers, id: \.self) { number in
                    Color.red.frame(width: CGFloat(number) * 10, height: 20).transition(transition)
                }
                Spacer(minLength: 0)
                Button("reverse") { withAnimation(.linear(duration: 1)) { numbers.reverse() } }
                Button("insert") { withAnimation(.linear(duration: 1)) { numbers.insert(9, at: 1) } }
                Button("remove") { withAnimation(.linear(duration: 1)) { numbers.removeAll { $0 == 2 } } }
                Button("at once") {
                    numbers.removeAll { $0 == 2 }
                    withAnimation(.linear(duration: 1)) { numbers.append(5) }
                }
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    private func tops(_ test: ViewTest<some View>) -> [Int: CGFloat] {
        Dictionary(
            test.displayList.fills.filter { isNear($0.height, 20) }.map { (Int(($0.width / 10).rounded()), $0.minY) },
            uniquingKeysWith: { first, _ in first })
    }

    @Test func `rows that change places go there`() throws {
        let test = ViewTest(Rows(transition: .opacity), .animated)
        #expect(tops(test) == [1: 0, 2: 20, 3: 40])
        try test.tap("reverse")
        test.advance(by: 0.25)
        #expect(isNear(tops(test)[1] ?? -1, 10) && isNear(tops(test)[2] ?? -1, 20) && isNear(tops(test)[3] ?? -1, 30))
        test.advance(by: 1)
        #expect(tops(test) == [3: 0, 2: 20, 1: 40])
    }

    @Test func `a row that comes stands in its place from the start, those after it make room`() throws {
        let test = ViewTest(Rows(transition: .opacity), .animated)
        try test.tap("insert")
        test.advance(by: 0.5)
        #expect(isNear(tops(test)[9] ?? -1, 20))
        #expect(isNear(tops(test)[2] ?? -1, 30) && isNear(tops(test)[3] ?? -1, 50))
        #expect(test.displayList.opacities.contains { isNear(CGFloat($0), 0.5) })
    }

    @Test func `a row that goes stays where it was until it is gone, those after it close up`() throws {
        let test = ViewTest(Rows(transition: .move(edge: .leading)), .animated)
        try test.tap("remove")
        test.advance(by: 0.5)
        #expect(isNear(tops(test)[2] ?? -1, 20) && isNear(tops(test)[3] ?? -1, 30))
        let leaving = test.displayList.fills.first { isNear($0.width, 20) }
        #expect(isNear(leaving?.minX ?? 0, -10))
        test.advance(by: 0.6)
        #expect(tops(test) == [1: 0, 3: 20])
    }

    @Test func `what is removed at once is gone before what comes with an animation is seen`() throws {
        let test = ViewTest(Rows(transition: .opacity), .animated)
        try test.tap("at once")
        #expect(tops(test)[2] == nil)
        #expect(isNear(tops(test)[3] ?? -1, 20))
        test.advance(by: 0.5)
        #expect(test.displayList.opacities.contains { isNear(CGFloat($0), 0.5) })
        #expect(isNear(tops(test)[3] ?? -1, 20) && isNear(tops(test)[5] ?? -1, 40))
    }

    private struct Identified: View {
        @State private var id = 1
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: CGFloat(id) * 100, height: 20)
                    .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
                    .id(id)
                Button("next") { withAnimation(.linear(duration: 1)) { id += 1 } }
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    @Test func `another identity goes through its transitions, and does not stretch`() throws {
        let test = ViewTest(Identified(), .animated)
        try test.tap("next")
        test.advance(by: 0.5)
        let fills = test.displayList.fills.filter { isNear($0.height, 20) }
        #expect(fills.map(\.width).sorted() == [100, 200])
        #expect(isNear(fills.first { $0.width == 200 }?.minX ?? 0, -100))
        #expect(test.displayList.opacities.contains { isNear(CGFloat($0), 0.5) })
        test.advance(by: 0.6)
        #expect(test.displayList.fills.filter { isNear($0.height, 20) }.map(\.width) == [200])
    }

    private struct Staggered: View {
        @State private var isOn = false
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<3) { index in
                    Color.red.frame(width: 20, height: 20).offset(x: isOn ? 100 : 0)
                        .animation(.linear(duration: 1).delay(Double(index) * 0.5), value: isOn)
                }
                Button("go") { isOn.toggle() }
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    @Test func `rows with delays of their own follow one after another, and back`() throws {
        let test = ViewTest(Staggered(), .animated)
        func lefts() -> [CGFloat] { test.displayList.fills.filter { isNear($0.height, 20) }.map(\.minX) }
        try test.tap("go")
        test.advance(by: 0.75)
        #expect(lefts().elementsEqual([75, 25, 0]) { isNear($0, $1) }, "\(lefts())")
        test.advance(by: 2)
        #expect(lefts() == [100, 100, 100])
        try test.tap("go")
        test.advance(by: 1.25)
        #expect(lefts().elementsEqual([0, 25, 75]) { isNear($0, $1) }, "\(lefts())")
    }

    private struct Hero: View {
        @Namespace private var namespace
        @State private var isLarge = false
        var body: some View {
            ZStack(alignment: .topLeading) {
                if isLarge {
                    Color.red.matchedGeometryEffect(id: "hero", in: namespace).frame(width: 300, height: 200)
                } else {
                    HStack(spacing: 0) {
                        Color.red.matchedGeometryEffect(id: "hero", in: namespace).frame(width: 100, height: 40)
                    }
                    .padding(.leading, 200).padding(.top, 200)
                }
                Button("go") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    @Test func `matched views of two containers go from frame to frame, and turn back half way`() throws {
        let test = ViewTest(Hero(), .animated)
        func frame() -> CGRect { test.displayList.fills.first ?? .zero }
        #expect(frame() == CGRect(x: 200, y: 200, width: 100, height: 40))
        try test.tap("go")
        test.advance(by: 0.5)
        #expect(isNear(frame(), CGRect(x: 100, y: 100, width: 200, height: 120)), "\(frame())")
        try test.tap("go")
        #expect(isNear(frame(), CGRect(x: 100, y: 100, width: 200, height: 120)), "\(frame())")
        test.advance(by: 2)
        #expect(frame() == CGRect(x: 200, y: 200, width: 100, height: 40))
        #expect(!test.isAnimating)
    }
}
