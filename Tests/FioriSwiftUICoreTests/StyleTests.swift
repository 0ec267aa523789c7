import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriSwiftUICore
@testable import FioriThemeManager

/// Precedence of the styles of a part: the nearest one, then the app's styles, style sheets, and Fiori's.
///
/// The names are unique, so that no other test draws these parts.
///
/// Numbers: font sizes and paddings that the tests set. A line is 1.193 × its font size high
/// (Docs/Facts/IOSMetrics.md): over 45 at 40 points, and 60 points are 1.5 times as high as 40. 90 is a lower bound for the parts
/// that the search finds, 102 today.
@MainActor @Suite(.serialized)
struct StyleTests {
    private struct Part: View {
        var body: some View { Text("Part").modifier(Themed("StyleTests.part", EmptyModifier())) }
    }

    private func height(_ view: some View) throws -> CGFloat { try ViewTest(view).frame(of: "Part").height }

    @Test func `sheets styles and modifiers in this order`() throws {
        let base = try height(Text("Part"))
        #expect(try height(Part()) == base)

        ThemeManager.shared.addStyleSheet(try StyleSheet("StyleTests.part { font-size: 40; }"))
        defer {
            ThemeManager.shared.setStyleSheets([])
            StyleCache.resetStyles()
        }
        let sheet = try height(Part())
        #expect(sheet == (try height(Text("Part").font(.system(size: 40)))))

        StyleCache.upsertStyles(["StyleTests.part": AnyViewModifier { $0.font(.system(size: 30)) }])
        #expect(try height(Part()) == (try height(Text("Part").font(.system(size: 30)))))

        StyleCache.resetStyles()
        #expect(try height(Part()) == sheet)
        ThemeManager.shared.setStyleSheets([])
        #expect(try height(Part()) == base)
    }

    @Test func `views on screen follow`() throws {
        let test = ViewTest(Part())
        let base = try test.frame(of: "Part").height
        StyleCache.upsertStyles(["StyleTests.part": AnyViewModifier { $0.padding(10) }])
        #expect(test.size.height == base + 20)
        StyleCache.resetStyles()
        #expect(test.size.height == base)
    }

    @Test func `a sheet says more than fonts`() throws {
        ThemeManager.shared.addStyleSheet(
            try StyleSheet(
                """
                StyleTests.part { padding: 8; background-color: #010203; border-color: #040506; border-width: 2;
                    font-color: #070809; text-transform: uppercase; }
                """))
        defer { ThemeManager.shared.setStyleSheets([]) }
        let svg = ViewTest(Part()).svg()
        for color in ["#010203", "#040506", "#070809"] { #expect(svg.contains(color), "\(color)") }
        #expect(svg.contains("PART"))
    }

    @Test func `style modifiers reach a subtree and are overridden deeper`() throws {
        let view = VStack {
            ObjectItem(title: "Outer")
            ObjectItem(title: "Inner").titleModifier { $0.font(.system(size: 60)) }
        }
        .titleModifier { $0.font(.system(size: 40)) }
        let test = ViewTest(view, DisplayConfiguration(width: 358))
        let (outer, inner) = (try test.text("Outer").frame.height, try test.text("Inner").frame.height)
        #expect(outer > 45 && inner > outer * 1.4)
    }

    /// Style sheets find a part by the name under which it is themed.
    @Test func `parts are themed under their own names`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/FioriSwiftUICore/Views").standardizedFileURL
        var count = 0
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where file.hasSuffix("+View.swift") {
            let component = file.replacingOccurrences(of: "+View.swift", with: "")
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                .replacing(/Themed\(\s+/, with: "Themed(")
            for line in text.split(separator: "\n") {
                guard let match = line.wholeMatch(of: /\s*static let (\w+) = (.*)/) else { continue }
                let part = String(match.1)
                guard !part.hasSuffix("Cumulative") else { continue }
                #expect(match.2.hasPrefix("Themed(\"\(component).\(part)\","), "\(file): \(part)")
                count += 1
            }
        }
        #expect(count >= 90)
    }
}
