import Testing

@_spi(Floors) import SwiftUICore
@testable import SwiftUIControls
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// Sheets under a finger, and at the detents that code chooses.
///
/// Numbers: the largest sheet begins 10 points below the status bar, at 57, and a medium one has half of what remains
/// above the inset of 34: its top is 433.5. As laid out today, not compared with a device. Fingers move it by their way
/// less 10.
@MainActor
@Suite("Detents of sheets")
struct SheetDetentTests {
    private let phone = ContextMenuTests.phone

    private struct Page: View {
        var detents: Set<PresentationDetent> = [.medium, .large]
        var stays = false
        var interaction = PresentationBackgroundInteraction.automatic
        @State private var isUp = true
        @State private var detent = PresentationDetent.medium
        @State private var count = 0

        var body: some View {
            VStack {
                Button("Below \(count)") { count += 1 }
                Spacer()
            }
            .sheet(isPresented: $isUp) {
                VStack {
                    Button("Grow") { detent = .large }
                    Text(detent == .large ? "large" : detent == .medium ? "medium" : "other")
                }
                .presentationDetents(detents, selection: $detent)
                .presentationBackgroundInteraction(interaction)
                .interactiveDismissDisabled(stays)
                .presentationCornerRadius(30)
            }
        }
    }

    private func sheet(_ test: ViewTest<some View>) -> CGRect {
        test.elements.first { $0.role == "sheet" }?.frame ?? .null
    }

    @Test func `above its highest detent a sheet follows a finger less and less`() throws {
        let test = ViewTest(Page(detents: [.medium]), phone)
        let top = sheet(test).minY
        #expect(top == CGFloat(433.5))
        test.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 140), duration: 1, releases: false)
        let shift = top - sheet(test).minY
        #expect(shift > 20 && shift < 160)
        test.send(.ended, at: CGPoint(x: 195, y: 140))
        #expect(sheet(test).minY == top)
    }

    @Test func `a sheet that stays gives way less and less below its lowest detent, others follow`() throws {
        for stays in [false, true] {
            let test = ViewTest(Page(stays: stays), phone)
            let top = sheet(test).minY
            test.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 740), duration: 1, releases: false)
            let shift = sheet(test).minY - top
            #expect(stays ? shift > 20 && shift < 160 : abs(shift - 290) <= 1)
            test.send(.ended, at: CGPoint(x: 195, y: 740))
            #expect(test.has("Grow") == stays)
        }
    }

    @Test func `a drag tells the selection, code moves the sheet gradually`() throws {
        var phone = phone
        phone.animates = true
        let test = ViewTest(Page(), phone)
        test.advance(by: 1)
        #expect(sheet(test).minY == CGFloat(433.5))
        let before = try test.text("medium").frame.midY
        try test.tap("Grow")
        test.advance(by: 0.1)
        let between = try test.text("large").frame.midY
        test.advance(by: 2)
        let after = try test.text("large").frame.midY
        #expect(after < before - 50)
        #expect(between < before && between > after + 5)
        test.drag(from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 420), duration: 1)
        test.advance(by: 2)
        #expect(test.has("medium") && sheet(test).minY == CGFloat(433.5))
    }

    @Test func `what is below can be used up to a detent`() throws {
        let test = ViewTest(Page(interaction: .enabled(upThrough: .medium)), phone)
        try test.tap("Below 0")
        #expect(test.has("Below 1") && test.has("medium"))
        try test.tap("Grow")
        #expect(!test.elements.contains { $0.label == "Below 1" })
        #expect(!ViewTest(Page(interaction: .disabled), phone).has("Below 0"))
    }

    @Test func `a list at its top takes the sheet down with it`() throws {
        let test = ViewTest(
            Color.clear.sheet(isPresented: .constant(true)) {
                List(0..<60, id: \.self) { Text("Row \($0)") }.interactiveDismissDisabled()
            }, phone)
        let top = sheet(test).minY
        test.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 500), duration: 1, releases: false)
        #expect(sheet(test).minY > top + 20 && test.contentOffsets.first?.y == 0)
    }
}
