import FioriCharts
import SwiftUI
import Testing

@testable import ComponentGallery

/// The covering set of circumstances that charts are drawn in.
///
/// Numbers: 3 widths, 2 colour schemes, 3 languages, 2 text sizes and 4 counts make 77 pairs of values of two of them: 3 × 2 +
/// 3 × 3 + 3 × 2 + 3 × 4 + 2 × 3 + 2 × 2 + 2 × 4 + 3 × 2 + 3 × 4 + 2 × 4. 12 pictures are the fewest, since 3 widths and 4
/// counts alone make 12 pairs.
@MainActor
struct ChartCircumstancesTests {
    @Test func `each pair of two values occurs in one of twelve pictures`() {
        let set = ChartCircumstances.coveringSet(counts: [1, 3, 12, 40])
        #expect(set.count == 12)
        var pairs: Set<String> = []
        for circumstances in set {
            let values = [
                "\(circumstances.width)", "\(circumstances.colorScheme)", circumstances.language,
                "\(circumstances.dynamicTypeSize)", "count \(circumstances.count)",
            ]
            for first in values.indices {
                for second in values.indices where second > first {
                    pairs.insert(values[first] + ", " + values[second])
                }
            }
        }
        #expect(pairs.count == 77)
    }

    @Test func `files of a set have different names`() {
        var count = 0
        for kind in ChartType.allCases {
            let set = ChartCircumstances.coveringSet(counts: ChartSampleModels.counts(of: kind))
            #expect(Set(set.map(\.slug)).count == 12, "\(kind)")
            count += 1
        }
        #expect(count == 18)
    }

    @Test func `a model has as many series or parts as are asked for`() {
        let texts = ChartTexts(language: "ar")
        #expect(texts.months.count == 12)
        let lines = ChartSampleModels.model(.line, count: 40, texts: texts)
        #expect(lines.numOfSeries() == 40 && lines.titlesForSeries.count == 40)
        #expect(ChartSampleModels.model(.donut, count: 12, texts: texts).numOfCategories() == 12)
        #expect(ChartSampleModels.model(.waterfall, count: 3, texts: texts).numOfCategories() == 4)
    }
}
