import CoreGraphics
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// The effects of a pointer on the rows of menus.
@MainActor
@Suite("Menus under a pointer")
struct MenuPointerTests {
    private struct Page: View {
        @State private var isClosed = false

        var body: some View {
            VStack {
                Menu("View") {
                    Button("Copy") {}.disabled(isClosed)
                    Button("Closed") {}.disabled(true)
                    Menu("Sort") { Button("Name") {} }
                    Button("Lock") { isClosed = true }.menuActionDismissBehavior(.disabled)
                }
                Spacer()
            }
        }
    }

    private func open() throws -> ViewTest<Page> {
        let test = ViewTest(Page(), ContextMenuTests.phone)
        try test.tap("View")
        return test
    }

    @Test func `a row that the pointer is over is highlighted, until it leaves`() throws {
        let test = try open()
        #expect(test.lit.isEmpty)
        try test.hover("Copy")
        #expect(test.lit == ["Copy"])
        try test.hover("Sort")
        #expect(test.lit == ["Sort"])
        test.advance(by: 3)
        #expect(!test.has("Name"), "menus within menus open by a tap on iOS")
        test.hover(at: CGPoint(x: 10, y: 800))
        #expect(test.lit.isEmpty)
        try test.hover("Copy")
        test.hover(at: nil)
        #expect(test.lit.isEmpty)
    }

    @Test func `a disabled row does not show the pointer, nor does one that becomes disabled under it`() throws {
        let test = try open()
        test.hover(at: try test.center(of: "Closed"))
        #expect(test.lit.isEmpty)
        try test.hover("Copy")
        #expect(test.lit == ["Copy"])
        try test.activate("Lock")
        #expect(test.lit.isEmpty)
    }

    @Test func `a finger comes before the pointer that rests: one row is highlighted at a time`() throws {
        let test = try open()
        try test.hover("Copy")
        try test.touch("Copy")
        #expect(test.lit == ["Copy"])
        try test.move(to: try test.center(of: "Lock"))
        #expect(test.lit == ["Lock"])
        try test.move(to: CGPoint(x: 10, y: 800))
        #expect(test.lit.isEmpty)
        try test.lift()
        try test.hover("Sort")
        #expect(test.lit == ["Sort"])
    }

    @Test
    func `a row of a menu that has been closed and opened again is not highlighted before the pointer comes back`()
        throws
    {
        let test = try open()
        try test.hover("Copy")
        test.hover(at: nil)
        test.tap(at: CGPoint(x: 10, y: 800))
        try test.tap("View")
        #expect(test.lit.isEmpty)
    }
}
