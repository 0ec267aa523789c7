import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Contrast, truncation, and series that differ without colour.
///
/// Numbers: contrast by the formula of WCAG 2.2; 1.15 is a least value of our own. A series has one line and one shape;
/// texts have the values of the data.
@MainActor
struct ChartLegibilityTests {
    /// The relative luminance of WCAG 2.2.
    private func luminance(_ pixel: (red: Double, green: Double, blue: Double)) -> Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(pixel.red) + 0.7152 * linear(pixel.green) + 0.0722 * linear(pixel.blue)
    }

    private func contrast(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }

    /// A grid line of 1 pt differs from the page by 1.15 at least, in both schemes.
    @Test(arguments: [ColorScheme.light, .dark]) func `grid lines can be seen`(scheme: ColorScheme) {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let color = ChartGridlineAttributes().color.resolve(in: environment)
        let page = scheme == .light ? 1.0 : 0.0
        func mixed(_ level: Float) -> Double { Double(level * color.opacity) + page * Double(1 - color.opacity) }
        let line = luminance((mixed(color.red), mixed(color.green), mixed(color.blue)))
        #expect(contrast(line, luminance((page, page, page))) >= 1.15)
        #expect(ChartGridlineAttributes().width == 1)
    }

    @Test func `labels that are cut end in an ellipsis`() {
        let titles = ["Northern region", "Southern region", "Western region", "Eastern region"].map { $0 as String? }
        for kind in [ChartType.column, .bar] {
            let model = ChartModel(chartType: kind, data: [[1, 2, 3, 4]], titlesForCategory: [titles])
            let svg = ViewTest(ChartView(model), DisplayConfiguration(width: 240, height: 200)).svg()
            #expect(svg.contains("…</text>") || svg.contains("…<"), "\(kind)")
            #expect(!svg.contains(">Northern region<"), "\(kind)")
        }
    }

    @Test func `the summary names kind title range trend and extremes`() {
        let model = ChartModel(
            chartType: .line, data: [[12, 30, 18]], titlesForCategory: [["Jan", "Feb", "Mar"]],
            titlesForAxis: [.y: "Orders"])
        let sentence = ChartSummary(model: model, locale: Locale(identifier: "en_US")).sentence
        #expect(sentence.hasPrefix("Line chart, Orders, "))
        for part in ["12", "30", "Feb", "Jan", "rising"] { #expect(sentence.contains(part), "\(part): \(sentence)") }
        let german = ChartSummary(model: model, locale: Locale(identifier: "de_DE")).sentence
        #expect(german.hasPrefix("Liniendiagramm, Orders, "))
    }

    @Test func `series differ without colour`() throws {
        let model = ChartModel(chartType: .line, data: [[1, 2, 3], [3, 2, 1], [2, 2, 2]])
        func marks(_ differentiates: Bool) -> [ChartMark] {
            let layout = ChartLayout(
                input: ChartInput(model: model, differentiatesWithoutColor: differentiates),
                size: CGSize(width: 300, height: 200),
                surroundings: ChartSurroundings(locale: Locale(identifier: "en_US"))
            ) { text, fontSize, _ in CGSize(width: CGFloat(text.count) * fontSize * 0.6, height: fontSize * 1.25) }
            return layout.kind.marks(in: layout.plot)
        }
        #expect(marks(false).count == 3)
        let differing = marks(true)
        #expect(Set(differing.filter { $0.stroke != nil }.map(\.dash)).count == 3)
        // A circle, a square and a diamond: paths of different elements.
        let shapes = differing.filter { $0.fill != nil }
        #expect(shapes.count == 3)
        let elements = shapes.map { shape in
            var count = 0
            shape.path.forEach { _ in count += 1 }
            return "\(count) \(shape.path.boundingRect.height)"
        }
        #expect(Set(elements).count == 3)
    }
}
