import Drawing
import Testing

@testable import SwiftUIControls
@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// Sheets that a finger drags, flicks, releases and taps.
///
/// Numbers: tops of 57 and 433.5 as in `SheetDetentTests`, fingers' ways less 10 points of recognition, and half of the
/// dimming after 188 of the 376.5 between two rests: as laid out today, not compared with a device.
@MainActor
@Suite("Sheets under a finger")
struct SheetFingerTests {
    private let phone = ContextMenuTests.phone

    private struct Page: View {
        let written: Written<PresentationDetent>
        var detents: Set<PresentationDetent> = [.medium, .large]
        var interaction = PresentationBackgroundInteraction.automatic
        @State private var isUp = true
        @State private var detent = PresentationDetent.medium

        var body: some View {
            ScrollView { Text("Below").frame(maxWidth: .infinity).frame(height: 3_000, alignment: .top) }
                .sheet(isPresented: $isUp) {
                    Text(detent == .large ? "large" : detent == .medium ? "medium" : "other")
                        .presentationDetents(
                            detents,
                            selection: Binding {
                                detent
                            } set: {
                                detent = $0
                                written.writes.append($0)
                            }
                        )
                        .presentationBackgroundInteraction(interaction)
                }
        }
    }

    private let written = Written(PresentationDetent.medium)
    private let medium: CGFloat = 433.5
    private let large: CGFloat = 57

    private func top(_ test: ViewTest<some View>) -> CGFloat {
        test.elements.first { $0.role == "sheet" }?.frame.minY ?? .nan
    }

    private func makeTest(
        _ detents: Set<PresentationDetent> = [.medium, .large],
        interaction: PresentationBackgroundInteraction = .automatic, animates: Bool = false
    ) -> ViewTest<some View> {
        var configuration = phone
        configuration.animates = animates
        let test = ViewTest(Page(written: written, detents: detents, interaction: interaction), configuration)
        _ = test.displayList
        test.advance(by: 1)
        return test
    }

    private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 195, y: y) }

    /// The dimming of the page below, as a fraction of that below a sheet at rest.
    private func dimming(_ test: ViewTest<some View>) -> Double {
        func opacity(_ list: DisplayList) -> Double? {
            for item in list.items {
                switch item {
                case .fill(.rect(let rect), .color(let color), _, _) where rect.width == 390 && rect.height == 844:
                    if color.alpha > 0, color.alpha < 1, color.red == 0 { return color.alpha / 0.2 }
                case .group(let group):
                    if let found = opacity(group.content) { return found * group.opacity }
                default: break
                }
            }
            return nil
        }
        return opacity(test.displayList) ?? 0
    }

    @Test func `it goes with the finger from where it is, and tells of another detent once, at the end`() throws {
        let test = makeTest()
        test.touch(at: point(450))
        try test.move(to: point(442))
        #expect(top(test) == medium)
        try test.move(to: point(439))
        #expect(abs(top(test) - medium) <= 1, "no jump as the drag is recognised")
        for y in stride(from: CGFloat(430), through: 150, by: -10) { try test.move(to: point(y)) }
        #expect(abs(top(test) - (medium - 290)) <= 1)
        #expect(written.writes.isEmpty)
        test.advance(by: 0.5)
        try test.move(to: point(150))
        try test.lift()
        #expect(written.writes == [.large])
        #expect(top(test) == large)
        // Back at its place, it writes nothing.
        test.drag(from: point(70), to: point(120), duration: 2)
        #expect(top(test) == large)
        #expect(written.writes == [.large])
    }

    @Test func `a flick goes further than the finger`() {
        let test = makeTest()
        test.drag(from: point(450), to: point(390), duration: 0.05)
        #expect(top(test) == large)
        test.drag(from: point(70), to: point(130), duration: 0.05)
        #expect(top(test) == medium)
        test.drag(from: point(450), to: point(510), duration: 0.05)
        #expect(!test.elements.contains { $0.role == "sheet" })
    }

    @Test func `a drag that is taken away leaves the sheet where it was`() throws {
        let test = makeTest(animates: true)
        test.touch(at: point(450))
        try test.move(to: point(430))
        try test.move(to: point(300))
        #expect(abs(top(test) - (medium - 140)) <= 1)
        test.send(.cancelled, at: point(300))
        test.advance(by: 1)
        #expect(top(test) == medium)
        #expect(written.writes.isEmpty)
    }

    @Test func `the page gets lighter as the sheet is drawn down`() throws {
        let test = makeTest()
        #expect(abs(dimming(test) - 1) < 0.01)
        test.drag(from: point(450), to: point(250), duration: 1, releases: false)
        #expect(abs(dimming(test) - 1) < 0.01)
        try test.move(to: point(440 + 188))
        #expect(abs(dimming(test) - 0.5) < 0.01)
        test.advance(by: 1)
        try test.move(to: point(460))
        try test.lift()
        #expect(abs(dimming(test) - 1) < 0.01)
    }

    @Test func `above the detent to which the page can be used it gets darker with the finger`() throws {
        let test = makeTest(interaction: .enabled(upThrough: .medium))
        #expect(dimming(test) == 0)
        let page = try test.frame(of: "Below").minY
        test.drag(from: point(300), to: point(200), duration: 1)
        #expect(try test.frame(of: "Below").minY < page - 80, "the page scrolls")
        test.drag(from: point(450), to: point(440 - 188), duration: 1, releases: false)
        #expect(abs(dimming(test) - 0.5) < 0.02)
        test.drag(from: point(252), to: point(60), duration: 1)
        #expect(abs(dimming(test) - 1) < 0.01)
        #expect(!test.has("Below"))
    }

    @Test func `a tap on the handle goes on to the next detent, and from the highest to the lowest`() throws {
        let test = makeTest([.height(200), .medium, .large])
        #expect(test.elements.first { $0.role != "sheet" && $0.label != "Below" }?.label == "Sheet Grabber")
        test.tap(at: CGPoint(x: 195, y: medium + 7))
        #expect(written.writes == [.large])
        #expect(try test.element("Sheet Grabber").value == "expanded")
        test.tap(at: CGPoint(x: 195, y: large + 7))
        #expect(written.writes == [.large, .height(200)])
        try test.increment("Sheet Grabber")
        try test.activate("Sheet Grabber")
        #expect(written.writes == [.large, .height(200), .medium, .large])
        try test.increment("Sheet Grabber")
        #expect(written.writes.count == 4)
        // A grabber on a sheet with a single detent is decorative.
        let single = ViewTest(
            Color.clear.sheet(isPresented: .constant(true)) {
                Text("Alone").presentationDetents([.medium]).presentationDragIndicator(.visible)
            }, phone)
        #expect(!single.has("Sheet Grabber"))
    }

    @Test func `a cover does not go with a finger, of two sheets the upper one does`() throws {
        let cover = ViewTest(
            Color.clear.fullScreenCover(isPresented: .constant(true)) { Text("Cover") }, phone)
        let place = try cover.frame(of: "Cover")
        cover.drag(from: point(200), to: point(700), duration: 1, releases: false)
        #expect(try cover.frame(of: "Cover") == place)
        struct Two: View {
            @State private var isUpper = true
            var body: some View {
                Color.clear.sheet(isPresented: .constant(true)) {
                    Text("Lower").sheet(isPresented: $isUpper) { Text("Upper").presentationDetents([.medium]) }
                }
            }
        }
        let two = ViewTest(Two(), phone)
        #expect(!two.has("Lower"))
        two.drag(from: point(450), to: point(800), duration: 0.3)
        #expect(!two.has("Upper") && two.has("Lower"))
        #expect(top(two) == large)
    }

    @Test func `a wheel and a slider on a sheet take the fingers that move them`() throws {
        struct Form: View {
            @State private var number = 10
            @State private var part = 0.0
            var body: some View {
                Color.clear.sheet(isPresented: .constant(true)) {
                    VStack {
                        Text(verbatim: "number \(number)")
                        Picker("Number", selection: $number) {
                            ForEach(0..<30, id: \.self) { Text("Option \($0)") }
                        }
                        .pickerStyle(.wheel)
                        Slider(value: $part).accessibilityLabel("Part")
                    }
                    .presentationDetents([.medium, .large])
                }
            }
        }
        let test = ViewTest(Form(), phone)
        #expect(top(test) == medium)
        let wheel = try test.text("Option 10").frame
        test.drag(
            from: CGPoint(x: wheel.midX, y: wheel.midY), to: CGPoint(x: wheel.midX, y: wheel.midY - 74), duration: 2)
        #expect(test.has("number 12"))
        #expect(top(test) == medium)
        let slider = try test.frame(of: "Part")
        test.drag(
            from: CGPoint(x: slider.minX + 14, y: slider.midY), to: CGPoint(x: slider.midX, y: slider.midY + 60),
            duration: 1)
        #expect(try test.element("Part").value == "50%")
        #expect(top(test) == medium)
    }
}
