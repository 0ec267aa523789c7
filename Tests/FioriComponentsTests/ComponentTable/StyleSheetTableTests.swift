import FioriComponents
import SwiftUI
import SwiftUITestHost
import Testing

/// Themes, style sheets and text sizes reach every part of every component.
///
/// Numbers: 40 points is a size that no text style has at the default text size.
struct StyleSheetTableTests {
    nonisolated private static let texts = ComponentSample.all.filter { !$0.parts.isEmpty }

    /// Parts that show components with names of their own: `FioriButton.label` and `Tag.tag`.
    private static let components: Set = ["action", "objectItemButton", "tags"]

    private func sizes(_ sample: ComponentSample, in theme: ThemeManager, _ size: DynamicTypeSize = .large) -> [CGFloat]
    {
        let configuration = DisplayConfiguration(width: 358, dynamicTypeSize: size)
        return ViewTest(sample.view().fioriTheme(theme), configuration).texts.map(\.fontSize)
    }

    @Test(arguments: texts)
    func `a style sheet names each part`(_ sample: ComponentSample) throws {
        #expect(!sample.parts.isEmpty)
        for part in sample.parts where !Self.components.contains(part) {
            let plain = sizes(sample, in: ThemeManager())
            guard !plain.isEmpty else { continue }
            let theme = ThemeManager()
            theme.addStyleSheet(try StyleSheet("\(sample.name).\(part) { font-size: 40; }"))
            let styled = sizes(sample, in: theme)
            guard showsText(part, in: sample) else { continue }
            #expect(styled.contains { abs($0 - 40) < 0.01 }, "\(sample.name).\(part)")
            #expect(styled.count == plain.count)
        }
    }

    /// True if a part has a text of its own in the component.
    private func showsText(_ part: String, in sample: ComponentSample) -> Bool {
        let strings = ViewTest(sample.view(), DisplayConfiguration(width: 358)).texts.map(\.string)
        return strings.contains { $0 == "The \(part)" || $0.hasPrefix("The \(part) ") }
    }

    @Test(arguments: texts)
    func `texts grow with the reader's text size`(_ sample: ComponentSample) {
        let (normal, large) = (sizes(sample, in: ThemeManager()), sizes(sample, in: ThemeManager(), .accessibility5))
        #expect(normal.count <= large.count)
        for (small, large) in zip(normal.sorted(), large.sorted()) { #expect(large > small) }
    }
}
