import CoreGraphics
import SwiftUITestHost
import Testing

@testable import SwiftUI

/// Rows of lazy containers in animated changes.
@MainActor
struct LazyRowMotionTests {
    private struct Rows: View {
        @State private var rows = Array(0..<50)

        var body: some View {
            VStack(spacing: 0) {
                Button("remove") { withAnimation(.linear(duration: 1)) { _ = rows.remove(at: 1) } }
                    .frame(height: 20)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(rows, id: \.self) { Text("row \($0)").frame(height: 40) }
                    }
                }
            }
            .frame(width: 300, height: 300)
        }
    }

    @Test func rowsBelowAChangeMoveToTheirPlaces() throws {
        let test = ViewTest(Rows(), .animated)
        let start = try test.frame(of: "row 2")
        try test.tap("remove")
        test.advance(by: 0.25)
        #expect(try isNear(test.frame(of: "row 2"), start.offsetBy(dx: 0, dy: -10)))
        test.advance(by: 0.75)
        #expect(try isNear(test.frame(of: "row 2"), start.offsetBy(dx: 0, dy: -40)))
        #expect(!test.isAnimating)
    }

    @Test func rowsThatScrolledAwayAreAtOnceWhereTheyBelong() throws {
        let test = ViewTest(Rows(), .animated)
        let middle = CGPoint(x: 150, y: 160)
        test.scroll(at: middle, y: 1200)
        #expect(!test.texts.map(\.string).contains("row 0"))
        try test.tap("remove")
        test.scroll(at: middle, y: -1200)
        let start = try test.frame(of: "row 0")
        #expect(isNear(start.midY, 40))
        test.advance(by: 0.5)
        #expect(try isNear(test.frame(of: "row 0"), start))
    }
}
