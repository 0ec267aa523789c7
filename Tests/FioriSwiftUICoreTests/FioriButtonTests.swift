import SwiftUITestHost
import Testing

@testable import FioriSwiftUICore

/// The states of a button, and their effect on its label and its action.
///
/// Numbers: 44 is the least size of a touch target (Docs/Facts/IOSMetrics.md); 179 is half of the width of 358.
@MainActor
struct FioriButtonTests {
    private static func name(_ state: ControlState) -> String { "\(state)" }

    @Test func `the label is told the state`() throws {
        let button = FioriButton { Text(Self.name($0)) }
        #expect(ViewTest(button).texts.map(\.string) == ["normal"])
        #expect(ViewTest(button.disabled(true)).texts.map(\.string) == ["disabled"])
    }

    @Test func `a finger highlights`() throws {
        let test = ViewTest(FioriButton { Text(Self.name($0)) }, DisplayConfiguration(width: 200, height: 100))
        let frame = try test.frame(of: "normal")
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        test.drag(from: middle, to: middle, releases: false)
        #expect(test.texts.map(\.string) == ["highlighted"])
    }

    @Test func `a persistent selection stays until the next tap`() throws {
        var states: [ControlState] = []
        let test = ViewTest(
            FioriButton(isSelectionPersistent: true) {
                states.append($0)
            } label: {
                Text(Self.name($0))
            })
        try test.tap("normal")
        #expect(test.texts.map(\.string) == ["selected"])
        #expect(try test.element("selected").traits.contains(.isSelected))
        try test.tap("selected")
        #expect(test.texts.map(\.string) == ["normal"])
        #expect(states == [.selected, .normal])
    }

    @Test func `otherwise nothing stays`() throws {
        var states: [ControlState] = []
        let test = ViewTest(
            FioriButton {
                states.append($0)
            } label: {
                Text(Self.name($0))
            })
        try test.tap("normal")
        #expect(test.texts.map(\.string) == ["normal"])
        #expect(states == [.normal])
    }

    @Test(arguments: [DynamicTypeSize.large, .accessibility3], [LayoutDirection.leftToRight, .rightToLeft])
    func `all styles are large enough to hit`(size: DynamicTypeSize, direction: LayoutDirection) throws {
        let styles: [any FioriButtonStyle] = [
            FioriPrimaryButtonStyle(), FioriSecondaryButtonStyle(), FioriTertiaryButtonStyle(),
        ]
        for style in styles {
            let button = AnyView(FioriButton(title: "OK").fioriButtonStyle(style))
            let test = ViewTest(
                button, DisplayConfiguration(dynamicTypeSize: size, layoutDirection: direction))
            #expect(test.size.height >= 44 && test.size.width >= 44)
            #expect(try !test.text("OK").isTruncated)
        }
    }

    @Test func `a button may be wide`() throws {
        let button = FioriButton(title: "Start").fioriButtonStyle(FioriPrimaryButtonStyle(maxWidth: .infinity))
        let test = ViewTest(button, DisplayConfiguration(width: 358))
        #expect(try test.frame(of: "Start").width == 358)
        let label = try test.text("Start").frame
        #expect(abs(label.midX - 179) <= 0.25, "within half a pixel")
    }

    @Test func `the nearest style counts`() throws {
        struct Bare: FioriButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("bare")
                    configuration.label
                }
            }
        }
        let test = ViewTest(
            VStack {
                FioriButton(title: "A").fioriButtonStyle(Bare())
                FioriButton(title: "B")
            }
            .fioriButtonStyle(FioriPrimaryButtonStyle()))
        #expect(test.texts.map(\.string).filter { $0 == "bare" }.count == 1)
    }
}
