import FioriCharts
import SwiftUI

/// The size, look and language of a picture of a chart, and the number of its series or parts.
struct ChartCircumstances {
    /// Width in points.
    let width: CGFloat
    let colorScheme: ColorScheme
    /// The language of its texts, which decides formats and the direction of layout.
    let language: String
    let dynamicTypeSize: DynamicTypeSize
    /// The number of series or parts.
    let count: Int

    static let widths: [CGFloat] = [320, 390, 800]
    static let languages = ["en", "de", "ar"]

    /// Twelve circumstances in which each pair of two values of them occurs: a covering array of strength two.
    ///
    /// A width and a count are in one of them each; the other values follow from the places of these two.
    /// - Parameter counts: four numbers of series or parts; fewer are repeated.
    static func coveringSet(counts: [Int]) -> [ChartCircumstances] {
        (0..<4).flatMap { row in
            (0..<3).map { column in
                ChartCircumstances(
                    width: widths[column], colorScheme: (row + column).isMultiple(of: 2) ? .light : .dark,
                    language: languages[(row + column) % 3],
                    dynamicTypeSize: column == row % 3 ? .accessibility3 : .large, count: counts[row % counts.count])
            }
        }
    }

    /// Size in points.
    var size: CGSize { CGSize(width: width, height: width == 800 ? 400 : 300) }

    /// The circumstances in words.
    var caption: String {
        let text = dynamicTypeSize == .large ? "default text" : "large text"
        return "\(Int(width)) points, \(colorScheme == .light ? "light" : "dark"), \(language), \(text), \(count)"
    }

    /// The end of a file's name.
    var slug: String { caption.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-") }
}

extension ChartCircumstances {
    /// Lays out a picture of a kind of chart.
    /// - Throws: an error of the system about missing faces.
    @MainActor func picture(of kind: ChartType) throws -> LaidOutPicture {
        let texts = ChartTexts(language: language)
        var rendering = ChartRendering(
            of: ChartSampleModels.model(kind, count: count, texts: texts), title: texts.title)
        rendering.size = size
        rendering.look.colorScheme = colorScheme
        rendering.look.dynamicTypeSize = dynamicTypeSize
        rendering.look.locale = texts.locale
        return try rendering.picture()
    }
}
