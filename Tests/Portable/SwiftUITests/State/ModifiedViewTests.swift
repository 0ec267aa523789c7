import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUINavigation

/// New values reach the modifiers and the content of modified views, which share one value and have no node of their own.
///
/// Numbers: a padding of 10 instead of 4 points at both sides is 12 more.
@MainActor
@Suite("Modified views")
struct ModifiedViewTests {
    /// A modifier with a body, which shows its content once or twice.
    private struct Repeated<Mark: Equatable>: ViewModifier {
        let mark: Mark
        let isTwice: Bool

        func body(content: Content) -> some View {
            VStack {
                content
                if isTwice { content }
                Text(verbatim: "\(mark)")
            }
        }
    }

    /// Evaluates its content again when observed objects change.
    private struct Live<Content: View>: View {
        @ViewBuilder let content: @MainActor () -> Content

        var body: some View { content() }
    }

    private struct Counter: View {
        @State private var count = 0
        let name: String

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
        }
    }

    private func shown(_ test: ViewTest<some View>) -> [String] { test.texts.map(\.string) }

    @Test
    func `the place of a modifier is that of the field`() {
        func check<C, M>(_: C.Type, _: M.Type) {
            typealias Modified = ModifiedContent<C, M>
            let address = UnsafeRawPointer(bitPattern: 4096)!
            let found = ModifiedPlace(in: Modified.self).modifier(in: address)
            #expect(found == address + MemoryLayout<Modified>.offset(of: \.modifier)!, "\(Modified.self)")
        }
        check(UInt8.self, Double.self)
        check(Void.self, UInt16.self)
        check((Int, UInt8).self, UInt8.self)
        check(Bool?.self, String.self)
        check(Text.self, EnvironmentWriter.self)
        check(ModifiedContent<Text, EnvironmentWriter>.self, UInt8.self)
    }

    @Test
    func `content changes below modifiers that stay`() throws {
        let model = Model("a")
        let test = ViewTest {
            Live {
                Text(model.text).padding(4).frame(width: 80).environment(\.isEnabled, true).background(Color.red)
            }
        }
        #expect(shown(test) == ["a"])
        model.text = "b"
        #expect(shown(test) == ["b"])
    }

    @Test
    func `modifiers change around content that stays`() throws {
        let model = Model("a")
        let test = ViewTest {
            Live {
                Text("x").padding(model.text == "a" ? 4 : 10).accessibilityIdentifier("padded")
            }
        }
        let before = try test.element("padded").frame.width
        model.text = "b"
        // 6 points more on both sides.
        #expect(try test.element("padded").frame.width == before + 12)
    }

    @Test
    func `content that a modifier shows twice changes in both places, and keeps its state`() throws {
        let model = Model("a")
        let test = ViewTest {
            Live { Counter(name: model.text).padding(1).modifier(Repeated(mark: model.text, isTwice: true)) }
        }
        #expect(shown(test) == ["a 0", "a 0", "a"])
        test.tap(at: CGPoint(x: 13, y: 11))
        #expect(shown(test) == ["a 1", "a 0", "a"])
        model.text = "b"
        #expect(shown(test) == ["b 1", "b 0", "b"])
    }

    @Test
    func `content that a modifier inserts later has the newest value`() throws {
        let model = Model("a")
        let test = ViewTest {
            Live {
                Text(model.text).modifier(Repeated(mark: 0, isTwice: model.text == "c"))
            }
        }
        model.text = "b"
        #expect(shown(test) == ["b", "0"])
        model.text = "c"
        #expect(shown(test) == ["c", "c", "0"])
    }

    @Test
    func `pairs of modifiers pass changes on, with bodies and without`() throws {
        let model = Model("a")
        let test = ViewTest {
            Live {
                Text(model.text)
                    .modifier(Repeated(mark: model.text, isTwice: false).concat(EmptyModifier()))
                    .modifier(EmptyModifier().concat(Repeated(mark: 1, isTwice: false)))
            }
        }
        #expect(shown(test) == ["a", "a", "1"])
        model.text = "b"
        #expect(shown(test) == ["b", "b", "1"])
    }

    @Test
    func `content below a toolbar changes, whose modifier applies another one`() throws {
        let model = Model("a")
        let test = ViewTest {
            Live {
                NavigationStack {
                    Text(model.text).toolbar { Button("Done \(model.text)") {} }
                }
            }
        }
        #expect(shown(test).contains("a") && shown(test).contains("Done a"))
        model.text = "b"
        #expect(shown(test).contains("b") && shown(test).contains("Done b"))
    }

    @Test
    func `a modifier with a changed environment updates its content once`() throws {
        let journal = Journal()
        struct Reader: View {
            let text: String
            let journal: Journal
            @Environment(\.lineLimit) private var limit

            var body: some View {
                journal("\(text) \(limit ?? 0)")
                return Text(text)
            }
        }
        let model = Model("1")
        let test = ViewTest { Live { Reader(text: model.text, journal: journal).lineLimit(Int(model.text)) } }
        _ = test.texts
        #expect(journal.take() == ["1 1"])
        model.text = "2"
        _ = test.texts
        #expect(journal.take() == ["2 2"])
    }

    @Observable @MainActor final class Model {
        var text: String

        init(_ text: String) { self.text = text }
    }
}
