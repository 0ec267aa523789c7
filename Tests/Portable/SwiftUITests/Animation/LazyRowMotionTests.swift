import CoreGraphics
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction

/// Rows of lazy containers in animated changes.
///
/// Numbers: rows of 40 points in a window of 280 under the buttons; linear interpolation of places and opacities at the
/// part of the second that has passed.
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

    @Test func `rows below a change move to their places`() throws {
        let test = ViewTest(Rows(), .animated)
        let start = try test.frame(of: "row 2")
        try test.tap("remove")
        test.advance(by: 0.25)
        #expect(try isNear(test.frame(of: "row 2"), start.offsetBy(dx: 0, dy: -10)))
        test.advance(by: 0.75)
        #expect(try isNear(test.frame(of: "row 2"), start.offsetBy(dx: 0, dy: -40)))
        #expect(!test.isAnimating)
    }

    @Test func `rows that scrolled away are at once where they belong`() throws {
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

    // MARK: Coming and going

    /// Rows of 40 points in a window of 300, under buttons of 20.
    private struct Changing<Content: View>: View {
        let count: Int
        @ViewBuilder let container: ([Int]) -> Content
        @State private var rows: [Int]?

        private var shown: [Int] { rows ?? Array(0..<count) }

        private func button(_ name: String, _ change: @escaping (inout [Int]) -> Void) -> some View {
            Button(name) {
                var changed = shown
                change(&changed)
                withAnimation(.linear(duration: 1)) { rows = changed }
            }
        }

        var body: some View {
            VStack(spacing: 0) {
                HStack {
                    button("remove") { $0.remove(at: 1) }
                    button("remove three") { $0.removeSubrange(1..<4) }
                    button("insert") { $0.insert(100, at: 1) }
                    button("append") { $0.append(200) }
                    button("clear") { $0.removeAll() }
                }
                .frame(height: 20)
                container(shown)
            }
            .frame(width: 300, height: 300)
        }
    }

    private static func stack(_ rows: [Int]) -> some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(rows, id: \.self) { Text("row \($0)").frame(height: 40) }
            }
        }
    }

    private static func list(_ rows: [Int]) -> some View {
        List { ForEach(rows, id: \.self) { Text("row \($0)").frame(height: 40) } }
            .listStyle(.plain)
            .environment(\.defaultMinListRowHeight, 40)
    }

    private func opacities(_ test: ViewTest<some View>) -> [Double] {
        test.displayList.opacities.map { ($0 * 1000).rounded() / 1000 }
    }

    @Test func `removed rows fade where they stood`() throws {
        let test = ViewTest(Changing(count: 50, container: Self.stack), .animated)
        let place = try test.frame(of: "row 1")
        try test.tap("remove")
        test.advance(by: 0.25)
        #expect(opacities(test) == [0.75])
        #expect(try isNear(test.shown("row 1"), place))
        #expect(!test.has("row 1"), "it is not read any more")
        test.advance(by: 0.8)
        #expect(!test.texts.contains { $0.string == "row 1" })
        #expect(!test.isAnimating)
    }

    @Test func `rows that push all others out of view fade in, those slide away`() throws {
        struct Screen: View {
            @State private var rows = Array(0..<50)
            var body: some View {
                VStack(spacing: 0) {
                    Button("insert") {
                        withAnimation(.linear(duration: 1)) { rows.insert(contentsOf: 100..<120, at: 1) }
                    }
                    .frame(height: 20)
                    ScrollView {
                        LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { Text("row \($0)").frame(height: 40) } }
                    }
                }
                .frame(width: 300, height: 300)
            }
        }
        let test = ViewTest(Screen(), .animated)
        let start = try test.frame(of: "row 1")
        try test.tap("insert")
        test.advance(by: 0.5)
        #expect(Set(opacities(test)) == [0.5])
        #expect(try test.shown("row 1").minY > start.minY + 100)
        test.advance(by: 1)
        #expect(opacities(test).isEmpty)
        #expect(test.texts.allSatisfy { $0.string != "row 1" || $0.frame.minY >= 300 })
    }

    @Test func `inserted rows fade in and push the rest`() throws {
        let test = ViewTest(Changing(count: 50, container: Self.stack), .animated)
        let (place, end) = try (test.frame(of: "row 1"), test.frame(of: "row 6"))
        try test.tap("insert")
        #expect(try isNear(test.frame(of: "row 1"), place))
        test.advance(by: 0.25)
        #expect(opacities(test) == [0.25])
        #expect(try isNear(test.frame(of: "row 1"), place.offsetBy(dx: 0, dy: 10)))
        let order = test.texts.map(\.string)
        let (new, first) = try (#require(order.firstIndex(of: "row 100")), #require(order.firstIndex(of: "row 0")))
        #expect(new < first, "it comes from behind the rest")
        #expect(try isNear(test.shown("row 6"), end.offsetBy(dx: 0, dy: 10)), "what is pushed out of view goes along")
        test.advance(by: 0.8)
        #expect(opacities(test).isEmpty)
        #expect(!test.isAnimating)
    }

    @Test func `rows that come into view come along with their neighbours`() throws {
        let test = ViewTest(Changing(count: 50, container: Self.stack), .animated)
        // 280 points show rows 0 to 6.
        let end = try test.frame(of: "row 6").minY
        #expect(!test.has("row 8"))
        try test.tap("remove three")
        test.advance(by: 0.5)
        #expect(try isNear(test.frame(of: "row 6").minY, end - 60))
        #expect(try isNear(test.frame(of: "row 8").minY, end + 80 - 60))
        #expect(opacities(test) == [0.5, 0.5, 0.5], "those that were there before do not fade in")
        test.advance(by: 0.5)
        #expect(try isNear(test.frame(of: "row 8").minY, end + 80 - 120))
    }

    @Test func `rows after the last are new`() throws {
        let test = ViewTest(Changing(count: 3, container: Self.stack), .animated)
        let end = try test.frame(of: "row 2")
        try test.tap("append")
        test.advance(by: 0.25)
        #expect(opacities(test) == [0.25])
        #expect(try isNear(test.frame(of: "row 200").minY, end.minY + 40))
    }

    @Test func `all rows leave and none out of view is made`() throws {
        let test = ViewTest(Changing(count: 5000, container: Self.stack), .animated)
        let made = test.madeLines
        try test.tap("clear")
        test.advance(by: 0.5)
        #expect(opacities(test).count <= made)
        #expect(opacities(test).allSatisfy { $0 == 0.5 })
        test.advance(by: 0.6)
        #expect(!test.texts.contains { $0.string.hasPrefix("row") })
        #expect(!test.isAnimating)
    }

    @Test func `lists rows come and go with their backgrounds`() throws {
        let test = ViewTest(Changing(count: 50, container: Self.list), .animated)
        let (place, next) = try (test.text("row 1").frame, test.text("row 2").frame)
        try test.tap("remove")
        test.advance(by: 0.25)
        #expect(opacities(test) == [0.75])
        #expect(try isNear(test.shown("row 1"), place))
        let height = next.minY - place.minY
        #expect(try isNear(test.text("row 2").frame.minY, next.minY - height / 4))
        test.advance(by: 0.8)
        #expect(!test.texts.contains { $0.string == "row 1" })
        try test.tap("insert")
        test.advance(by: 0.25)
        #expect(opacities(test) == [0.25])
        test.advance(by: 0.8)
        #expect(opacities(test).isEmpty)
        #expect(!test.isAnimating)
    }

    @Test func `a row that comes back goes on where it is`() throws {
        struct Screen: View {
            @State private var shows = true
            var body: some View {
                VStack(spacing: 0) {
                    Button("switch") { withAnimation(.linear(duration: 1)) { shows.toggle() } }
                    List {
                        Text("first")
                        if shows { Text("second") }
                        Text("third")
                    }
                    .listStyle(.plain)
                }
                .frame(width: 300, height: 300)
            }
        }
        let test = ViewTest(Screen(), .animated)
        let (place, third) = try (test.text("second").frame, test.text("third").frame)
        try test.tap("switch")
        test.advance(by: 0.5)
        #expect(try isNear(test.shown("second"), place))
        #expect(opacities(test) == [0.5])
        try test.tap("switch")
        test.advance(by: 1.1)
        #expect(opacities(test).isEmpty)
        #expect(try isNear(test.text("second").frame, place))
        #expect(try isNear(test.text("third").frame, third))
        #expect(!test.isAnimating)
    }

    @Test func `rows of stacks have their own transitions`() throws {
        let test = ViewTest(
            Changing(count: 3) { rows in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(rows, id: \.self) { row in
                            Text("row \(row)").frame(width: 100, height: 40).transition(.move(edge: .leading))
                        }
                    }
                }
            }, .animated)
        let end = try test.frame(of: "row 2")
        try test.tap("append")
        test.advance(by: 0.25)
        #expect(try isNear(test.frame(of: "row 200").midX, end.midX - 75))
        test.advance(by: 0.8)
        #expect(try isNear(test.frame(of: "row 200").midX, end.midX))
        try test.tap("remove")
        test.advance(by: 0.5)
        #expect(try isNear(test.shown("row 1").midX, end.midX - 50))
    }
}

extension ViewTest {
    /// The frame of a text that is drawn, whether or not it can be read.
    fileprivate func shown(_ string: String) throws -> CGRect {
        try #require(texts.first { $0.string == string }, "\(string) is not drawn").frame
    }
}
