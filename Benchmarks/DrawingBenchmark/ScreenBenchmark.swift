import CPango
import Drawing
import ImageIO
import Rendering
import SwiftUI
import TextLayout

/// A screen of 30 cells of three lines, as a list of people has them.
struct CellScreen: View {
    static let count = 30

    static func strings(_ index: Int) -> [String] {
        ["Laurel Osborn number \(index)", "Sales Manager of region \(index)", "Houston, Texas, floor \(index)"]
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(0..<Self.count, id: \.self) { index in
                HStack(spacing: 12) {
                    Circle().fill(.gray).frame(width: 40, height: 40)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: Self.strings(index)[0]).font(.headline)
                        Text(verbatim: Self.strings(index)[1]).font(.subheadline).foregroundStyle(.secondary)
                        Text(verbatim: Self.strings(index)[2]).font(.footnote).foregroundStyle(.tertiary)
                    }
                    Spacer()
                }
                .padding(.horizontal)
            }
        }
    }
}

/// The first display list of a screen against Pango alone, and its PNG against Cairo and compression alone.
@MainActor
enum ScreenBenchmark {
    static func run(_ report: inout Report) {
        let bare = milliseconds { layOutWithPangoAlone() }
        let (first, warm) = millisecondsFirstAndAgain(prepare: { TextEngine.shared.removeCachedLayouts() }) {
            _ = displayList()
        }
        report.note("Pango alone, 90 strings", bare, "ms")
        report.note("first display list, 30 cells of three lines", first, "ms")
        report.note("the same with its text cached", warm, "ms")
        report.line("first display list against Pango alone", first / bare, "×", atMost: 3)
        report.line("with text cached against the first time", warm / first, "×", atMost: 1.0 / 3)

        let list = displayList(height: 844)
        let canvas = Canvas(size: CGSize(width: 390, height: 844), scale: 2)
        guard let image = try? PNGRenderer().image(list, canvas: canvas) else { return }
        let painting = milliseconds { _ = try? PNGRenderer().image(list, canvas: canvas) }
        let encoding = milliseconds { _ = try? PNGEncoder.encode(image) }
        let png = milliseconds { _ = try? PNGRenderer().render(list, canvas: canvas) }
        report.note("painting 390 × 844 points at 2×", painting, "ms")
        report.line("encoding its pixels", encoding, "ms", atMost: 3)
        let alone = milliseconds { _ = try? PNGEncoder.encode(image, isParallel: false) }
        report.line("encoding them on one core", alone, "ms", atMost: 5)
        let small = milliseconds(runs: 3) { _ = try? PNGEncoder.encode(image, effort: .small) }
        report.note("libdeflate's level 6 against that", small / alone, "×")
        report.line("PNG against painting and encoding", png / (painting + encoding), "×", atMost: 2)
    }

    private static func displayList(height: CGFloat? = nil) -> DisplayList {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        let host = ViewHost(CellScreen(), environment: environment)
        host.layout(ProposedViewSize(width: 390, height: height))
        return host.displayList
    }

    /// One Pango layout for each string, measured at the width of the column.
    private static func layOutWithPangoAlone() {
        let map = pango_ft2_font_map_new()
        let context = pango_font_map_create_context(map)
        for index in 0..<CellScreen.count {
            for (string, size) in zip(CellScreen.strings(index), [17, 15, 13]) {
                let layout = pango_layout_new(context)
                let font = pango_font_description_from_string("Inter \(size)px")
                pango_layout_set_font_description(layout, font)
                pango_layout_set_width(layout, Int32(306 * PANGO_SCALE))
                pango_layout_set_text(layout, string, -1)
                var ink = PangoRectangle()
                var logical = PangoRectangle()
                pango_layout_get_extents(layout, &ink, &logical)
                pango_font_description_free(font)
                g_object_unref(UnsafeMutableRawPointer(layout))
            }
        }
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(map))
    }
}
