import CoreGraphics
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation

private final class Log { var entries: [String] = [] }

private struct Content: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Content")
            Button("Done") { dismiss() }
            Color.red
        }
    }
}

private struct Page: View {
    enum Form { case sheet, cover, alert, menu }

    let form: Form
    var log = Log()
    var disables = false
    @State private var isUp = false

    var body: some View {
        let button = Button("Open") {
            var transaction = Transaction()
            transaction.disablesAnimations = disables
            withTransaction(transaction) { isUp = true }
        }
        switch form {
        case .sheet:
            button.sheet(isPresented: $isUp) {
                log.entries.append("dismiss")
            } content: {
                Content().onDisappear { log.entries.append("disappear") }
            }
        case .cover: button.fullScreenCover(isPresented: $isUp) { Content() }
        case .alert: button.alert("Content", isPresented: $isUp) { Button("Done") {} }
        case .menu: Menu("Open") { Button("Done") {} }
        }
    }
}

/// Layers slide or fade in and out, and follow fingers.
///
/// Numbers: a layer starts below the display of 300 points; a finger moves it by its way less the recognition's 10, so
/// 30 within 12. Durations are by eye, not compared with a device.
@MainActor
@Suite("How layers come and go")
struct LayerMovementTests {
    private static let red = SystemColor.red.color(in: EnvironmentValues())

    private func top<V: View>(_ test: ViewTest<V>) -> CGFloat? {
        test.displayList.fills.first { $0.width == 300 && $0.height > 100 && $0.minY > 40 }?.minY
    }

    @Test(arguments: [false, true])
    func `a sheet and a cover slide up and down`(isCover: Bool) throws {
        let test = ViewTest(Page(form: isCover ? .cover : .sheet), .animated)
        let settled = ViewTest(Page(form: isCover ? .cover : .sheet), .still)
        try settled.tap("Open")
        let end = try #require(top(settled))
        _ = test.elements
        try test.tap("Open")
        // The elements and their semantics change at once.
        #expect(test.has("Content"))
        #expect(!test.has("Open"))
        let start = try #require(top(test))
        #expect(start >= 300)
        test.advance(by: 0.1)
        let middle = try #require(top(test))
        #expect(middle < start && middle > end)
        test.advance(by: 0.4)
        #expect(top(test) == end)
        try test.tap("Done")
        #expect(!test.has("Content"))
        #expect(test.has("Open"))
        #expect(top(test) == end)
        test.advance(by: 0.1)
        #expect(try #require(top(test)) > end)
        test.advance(by: 0.4)
        #expect(top(test) == nil)
    }

    @Test func `content goes and is told of after the movement, once`() throws {
        let log = Log()
        let test = ViewTest(Page(form: .sheet, log: log), .animated)
        _ = test.elements
        try test.tap("Open")
        test.advance(by: 1)
        try test.tap("Done")
        #expect(log.entries.isEmpty)
        test.advance(by: 0.6)
        #expect(log.entries.sorted() == ["disappear", "dismiss"])
    }

    @Test func `what goes takes no touches, and can come again meanwhile`() throws {
        let test = ViewTest(Page(form: .sheet), .animated)
        _ = test.elements
        try test.tap("Open")
        test.advance(by: 1)
        try test.tap("Done")
        test.advance(by: 0.1)
        try test.tap("Open")
        #expect(test.has("Content"))
        test.advance(by: 1)
        #expect(test.elements.count { $0.label == "Content" } == 1)
        try test.tap("Done")
        test.advance(by: 1)
        #expect(!test.has("Content"))
    }

    @Test func `a transaction may ask for no movement`() throws {
        let test = ViewTest(Page(form: .sheet, disables: true), .animated)
        _ = test.elements
        try test.tap("Open")
        let settled = ViewTest(Page(form: .sheet), .still)
        try settled.tap("Open")
        #expect(top(test) == top(settled))
    }

    @Test func `alerts and menus fade in and out`() throws {
        for form in [Page.Form.alert, .menu] {
            let test = ViewTest(Page(form: form), .animated)
            _ = test.elements
            try test.tap("Open")
            test.advance(by: 0.05)
            #expect(!test.displayList.opacities.filter { $0 > 0 }.isEmpty)
            test.advance(by: 1)
            let rest = test.displayList.opacities
            try test.tap("Done")
            #expect(!test.has("Done"))
            test.advance(by: 0.1)
            #expect(test.displayList.opacities != rest)
            test.advance(by: 1)
            #expect(!test.texts.contains { $0.string == "Done" })
        }
    }

    @Test func `who wants less motion sees layers fade`() throws {
        var configuration = DisplayConfiguration.animated
        configuration.accessibility = .reduceMotion
        let test = ViewTest(Page(form: .sheet), configuration)
        _ = test.elements
        try test.tap("Open")
        test.advance(by: 0.1)
        let settled = ViewTest(Page(form: .sheet), .still)
        try settled.tap("Open")
        #expect(top(test) == top(settled))
        #expect(test.displayList.opacities.contains { $0 > 0 && $0 < 1 })
    }

    @Test func `a sheet that is up from the start does not move`() {
        let test = ViewTest(Text("Page").sheet(isPresented: .constant(true)) { Content() }, .animated)
        let settled = ViewTest(Text("Page").sheet(isPresented: .constant(true)) { Content() }, .still)
        #expect(top(test) == top(settled))
    }

    @Test func `a sheet goes on from where a finger has left it`() throws {
        let test = ViewTest(Page(form: .sheet), .animated)
        _ = test.elements
        try test.tap("Open")
        test.advance(by: 1)
        let rest = try #require(top(test))
        test.drag(from: CGPoint(x: 150, y: 30), to: CGPoint(x: 150, y: 60), duration: 1, releases: false)
        #expect(isNear(try #require(top(test)), rest + 30, by: 12))
        test.drag(from: CGPoint(x: 150, y: 30), to: CGPoint(x: 150, y: 280), duration: 0.2)
        let left = try #require(top(test))
        #expect(left > rest + 100)
        #expect(!test.has("Content"))
        test.advance(by: 0.1)
        #expect(try #require(top(test)) > left)
        test.advance(by: 1)
        #expect(top(test) == nil)
    }
}

extension DisplayConfiguration {
    /// ``animated``, with all changes settled at once.
    static var still: DisplayConfiguration {
        var configuration = animated
        configuration.animates = false
        return configuration
    }
}
