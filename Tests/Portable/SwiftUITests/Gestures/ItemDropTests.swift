import CoreTransferable
import Foundation
import SwiftUITestHost
import Testing
import UniformTypeIdentifiers

@testable import SwiftUICore

/// Items that fingers take from one view to another, and delegates that decide about them.
///
/// Numbers: places from the frames of the views, each 50 points high in a window of 300; a drag begins after half a
/// second, as on iOS.
@MainActor
@Suite("Items that are dropped")
struct ItemDropTests {
    private final class Log: @unchecked Sendable { var lines: [String] = [] }

    private struct Delegate: DropDelegate {
        let log: Log
        var operation = DropOperation.copy
        var isValid = true

        func validateDrop(info: DropInfo) -> Bool {
            log.lines.append("validate")
            return isValid
        }

        func dropEntered(info: DropInfo) { log.lines.append("entered \(Int(info.location.x)) \(Int(info.location.y))") }

        func dropUpdated(info: DropInfo) -> DropProposal? {
            log.lines.append("updated \(Int(info.location.y))")
            return DropProposal(operation: operation)
        }

        func dropExited(info: DropInfo) { log.lines.append("exited") }

        func performDrop(info: DropInfo) -> Bool {
            log.lines.append("perform \(info.itemProviders(for: [.plainText]).count)")
            return true
        }
    }

    private struct Board: View {
        let delegate: Delegate
        var preview = false
        @State private var isOver = false
        @State private var texts: [String] = []

        var body: some View {
            VStack(spacing: 0) {
                if preview {
                    Text("Item").frame(width: 100, height: 50)
                        .onDrag {
                            provider
                        } preview: {
                            Text("moving").frame(width: 60, height: 20)
                        }
                } else {
                    Text("Item").frame(width: 100, height: 50).onDrag { provider }
                }
                Text("Value").frame(width: 100, height: 50).draggable("milk")
                Color.red.frame(width: 100, height: 50).accessibilityIdentifier("delegate")
                    .onDrop(of: [.plainText], delegate: delegate)
                Color.green.frame(width: 100, height: 50).accessibilityIdentifier("action")
                    .onDrop(of: [.text], isTargeted: $isOver) { items, point in
                        items[0].loadObject(ofClass: String.self) { text, _ in
                            Task { @MainActor in
                                texts.append("\(text ?? "none") \(Int(point.x)) \(Int(point.y))")
                            }
                        }
                        return true
                    }
                Color.blue.frame(width: 100, height: 50).accessibilityIdentifier("typed")
                    .dropDestination(for: String.self) { items, _ in
                        texts += items
                        return true
                    }
                Text((isOver ? "over " : "away ") + texts.joined(separator: ", ")).accessibilityIdentifier("state")
            }
        }

        private var provider: NSItemProvider { NSItemProvider(object: NSString(string: "bread")) }
    }

    private static let window = DisplayConfiguration(width: 100, height: 300, animates: true)

    private func drag(_ test: ViewTest<Board>, _ start: String, to end: String, and further: String? = nil) throws {
        func middle(_ name: String) throws -> CGPoint {
            let frame = try test.frame(of: name)
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        test.touch(at: try middle(start))
        test.advance(by: 0.6)
        try test.move(to: try middle(end))
        if let further { try test.move(to: try middle(further)) }
    }

    @Test func `a delegate hears of each step in order`() throws {
        let log = Log()
        let test = ViewTest(Board(delegate: Delegate(log: log)), Self.window)
        try drag(test, "Item", to: "delegate")
        #expect(log.lines == ["validate", "entered 50 25", "updated 25"])
        try test.lift()
        #expect(log.lines.last == "perform 1" && !log.lines.contains("exited"))
        #expect(log.lines.filter { $0 == "validate" }.count == 1)
    }

    @Test func `an item that leaves is told, and is not dropped`() throws {
        let log = Log()
        let test = ViewTest(Board(delegate: Delegate(log: log)), Self.window)
        try drag(test, "Item", to: "delegate", and: "Value")
        #expect(log.lines.last == "exited")
        try test.lift()
        #expect(!log.lines.contains("perform 1"))
    }

    @Test(arguments: [DropOperation.forbidden, .cancel])
    func `nothing is dropped where the delegate forbids it`(_ operation: DropOperation) throws {
        let log = Log()
        let test = ViewTest(Board(delegate: Delegate(log: log, operation: operation)), Self.window)
        try drag(test, "Item", to: "delegate")
        try test.lift()
        #expect(log.lines.last == "exited" && !log.lines.contains("perform 1"))
    }

    @Test func `a view that declines an item is passed over`() throws {
        let log = Log()
        let test = ViewTest(Board(delegate: Delegate(log: log, isValid: false)), Self.window)
        try drag(test, "Item", to: "delegate")
        try test.lift()
        #expect(log.lines == ["validate"])
    }

    @Test func `an action gets the item, and its binding follows`() async throws {
        let test = ViewTest(Board(delegate: Delegate(log: Log())), Self.window)
        try drag(test, "Item", to: "action")
        #expect(try test.element("state").label == "over ")
        try test.lift()
        try await test.wait(for: "away bread 50 25")
    }

    @Test func `values and items reach each other's targets`() async throws {
        let test = ViewTest(Board(delegate: Delegate(log: Log())), Self.window)
        try drag(test, "Item", to: "typed")
        try test.lift()
        try await test.wait(for: "away bread")
        try drag(test, "Value", to: "action")
        try test.lift()
        try await test.wait(for: "away bread, milk 50 25")
    }

    @Test func `a preview follows the finger with its middle`() throws {
        let test = ViewTest(Board(delegate: Delegate(log: Log()), preview: true), Self.window)
        try drag(test, "Item", to: "delegate")
        let target = try test.frame(of: "delegate")
        let shown = try #require(test.texts.first { $0.string == "moving" })
        #expect(abs(shown.frame.midX - target.midX) < 1 && abs(shown.frame.midY - target.midY) < 1)
        try test.lift()
        #expect(!test.texts.contains { $0.string == "moving" })
    }

    @Test func `an item provider knows its types and makes objects`() async throws {
        let provider = NSItemProvider(object: NSURL(string: "https://example.com/a")!)
        #expect(provider.registeredTypeIdentifiers == ["public.url"])
        #expect(provider.canLoadObject(ofClass: URL.self) && !provider.canLoadObject(ofClass: String.self))
        let url = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: URL.self) { url, _ in continuation.resume(returning: url) }
        }
        #expect(url?.absoluteString == "https://example.com/a")
        let missing = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(for: .png) { data, error in
                continuation.resume(returning: data == nil && error != nil)
            }
        }
        #expect(missing)
    }
}
