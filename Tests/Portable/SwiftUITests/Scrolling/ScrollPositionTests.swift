@testable import SwiftUIControls
@testable import SwiftUIInteraction
@testable import SwiftUIPresentation
@testable import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Cards side by side as targets of scrolling, with a binding to the one at the start.
///
/// Numbers: cards of 200 points, 10 apart, with margins of 20 in a window of 300: a card's middle is at 120 or 180,
/// within a pixel.
@MainActor
@Suite("Scrolling: positions and targets")
struct ScrollPositionTests {
    private final class Log: @unchecked Sendable {
        var positions: [Int?] = []

        func take() -> [Int?] {
            defer { positions = [] }
            return positions
        }
    }

    private struct Cards: View {
        @State var position: Int?
        let log: Log
        var limit = ViewAlignedScrollTargetBehavior.LimitBehavior.automatic

        var body: some View {
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 10) {
                        ForEach(0..<50) { number in
                            Color.blue.frame(width: 200).overlay { Text("Card \(number)") }
                        }
                    }
                    .scrollTargetLayout()
                }
                .contentMargins(.horizontal, 20, for: .scrollContent)
                .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
                .scrollPosition(id: $position)
                .onChange(of: position) { log.positions.append(position) }
                Button("To 20") { withAnimation { position = 20 } }
            }
        }
    }

    private func screen(
        _ direction: LayoutDirection = .leftToRight, _ sizeClass: UserInterfaceSizeClass = .compact
    ) -> DisplayConfiguration {
        var result = DisplayConfiguration(width: 300, height: 300, animates: true)
        result.layoutDirection = direction
        result.horizontalSizeClass = sizeClass
        return result
    }

    private func flick(_ test: ViewTest<some View>, by distance: CGFloat, duration: Double = 0.1) {
        test.drag(
            from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150 + distance, y: 100), duration: duration)
        for _ in 0..<100 { test.advance(by: 0.05) }
    }

    @Test func `content on its way to a position does not write others`() throws {
        let log = Log()
        let test = ViewTest(Cards(log: log), screen())
        try test.tap("To 20")
        for _ in 0..<60 { test.advance(by: 0.05) }
        // By the least that shows the card: at the trailing margin.
        #expect(try isNear(test.text("Card 20").frame.midX, 180, by: 0.26))
        #expect(log.take() == [20])
        flick(test, by: -100)
        #expect(log.take().last == 21)
        let next = try test.text("Card 21").frame
        #expect(isNear(next.midX, 120, by: 0.26))
    }

    @Test func `a finger goes on by one view where there is little room`() throws {
        let log = Log()
        let narrow = ViewTest(Cards(log: log), screen())
        flick(narrow, by: -140, duration: 0.05)
        #expect(log.take() == [0, 1])
        #expect(try isNear(narrow.text("Card 1").frame.midX, 120, by: 0.26))
        let wide = ViewTest(Cards(log: log), screen(.leftToRight, .regular))
        flick(wide, by: -140, duration: 0.05)
        #expect(try #require(log.take().last ?? nil) > 3)
        let limited = ViewTest(Cards(log: log, limit: .always), screen(.leftToRight, .regular))
        flick(limited, by: -140, duration: 0.05)
        #expect(log.take() == [0, 1])
    }

    @Test func `views come to rest at the right in right-to-left`() throws {
        let log = Log()
        let test = ViewTest(Cards(log: log), screen(.rightToLeft))
        #expect(try isNear(test.text("Card 0").frame.midX, 180, by: 0.26))
        flick(test, by: 140)
        #expect(try isNear(test.text("Card 1").frame.midX, 180, by: 0.26))
        #expect(log.take() == [0, 1])
    }

    private struct Fields: View {
        @State var text = ""
        @FocusState var isFocused: Bool
        var mode = ScrollDismissesKeyboardMode.automatic

        var body: some View {
            List {
                TextField("Name", text: $text).focused($isFocused)
                Text(isFocused ? "writing" : "reading")
                ForEach(0..<40) { Text("Row \($0)") }
            }
            .scrollDismissesKeyboard(mode)
        }
    }

    @Test func `scrolling puts the keyboard away, unless it may not`() throws {
        for (mode, stays) in [(ScrollDismissesKeyboardMode.automatic, false), (.immediately, false), (.never, true)] {
            let test = ViewTest(Fields(mode: mode), DisplayConfiguration(width: 390, height: 600))
            try test.tap("Name")
            #expect(test.has("writing"))
            test.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 380), duration: 0.5)
            #expect(test.has("writing") == stays)
        }
    }

    private struct Thread: View {
        var isList = false

        var body: some View {
            ScrollViewReader { proxy in
                Button("End") { proxy.scrollTo("end") }
                Button("Start") { proxy.scrollTo("start", anchor: .top) }
                if isList {
                    List { rows }
                } else {
                    ScrollView { LazyVStack(spacing: 0) { rows } }
                }
            }
        }

        @ViewBuilder private var rows: some View {
            Text("Start of it").id("start")
            ForEach(0..<300) { Text("Row \($0)").frame(height: 44) }
            Section { Text("End of it") }.id("end")
        }
    }

    @Test(arguments: [false, true]) func `single views of lazy containers are found by their identity`(
        isList: Bool
    ) throws {
        let test = ViewTest(VStack { Thread(isList: isList) }, DisplayConfiguration(width: 390, height: 600))
        _ = test.displayList
        try test.tap("End")
        #expect(try test.text("End of it").frame.maxY <= 600)
        #expect(!test.has("Start of it"))
        try test.tap("Start")
        #expect(try test.text("Start of it").frame.minY > 0)
    }

    @Test func `a wheel in a list turns, the list does not scroll`() throws {
        struct Screen: View {
            @State var chosen = 3
            var body: some View {
                List {
                    Text(verbatim: "chosen \(chosen)")
                    Picker("Number", selection: $chosen) { ForEach(0..<30) { Text("Option \($0)") } }
                        .pickerStyle(.wheel)
                    ForEach(0..<30) { Text("Row \($0)") }
                }
            }
        }
        let test = ViewTest(Screen(), DisplayConfiguration(width: 390, height: 600))
        let place = try test.text("Option 3").frame
        test.drag(
            from: CGPoint(x: place.midX, y: place.midY), to: CGPoint(x: place.midX, y: place.midY - 70), duration: 1)
        test.advance(by: 2)
        #expect(!test.texts.contains { $0.string == "chosen 3" })
        #expect(test.contentOffsets.allSatisfy { $0 == .zero })
    }
}
