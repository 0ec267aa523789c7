import Testing

@testable import FioriCharts

/// Places of categories that are made of their numbers when they are read.
///
/// Numbers: places are shares of the span from the first to the last number; 1e308 is close to the greatest number, so that
/// the span of two is infinite.
struct CategoryPlacesTests {
    @Test func `places are shares of the span`() {
        #expect(Array(CategoryPlaces(ofAscending: [2, 3, 6])) == [0, 0.25, 1])
        #expect(Array(CategoryPlaces(ofAscending: [-1e308, 0, 1e308])) == [0, 0.5, 1])
        #expect(CategoryPlaces(ofAscending: [2, 3, 6]).place(of: 5) == 0.75)
    }

    @Test func `numbers without a span stand in the middle`() {
        #expect(Array(CategoryPlaces(ofAscending: [7, 7])) == [0.5, 0.5])
        #expect(Array(CategoryPlaces(ofAscending: [0, 5e-324])) == [0.5, 0.5])
        #expect(CategoryPlaces(ofAscending: []).isEmpty)
    }

    @Test func `given places are kept to the bit`() {
        let given = (0...1_000).map { Double($0) / 1_000 }
        #expect(Array(CategoryPlaces(given)) == given)
    }

    @Test func `equal places are equal, whatever they are made of`() {
        #expect(CategoryPlaces(ofAscending: [2, 3, 6]) == [0, 0.25, 1])
        #expect(CategoryPlaces(ofAscending: [2, 3, 6]) == CategoryPlaces(ofAscending: [4, 6, 12]))
        #expect(CategoryPlaces(ofAscending: [2, 3, 6]) != CategoryPlaces(ofAscending: [2, 4, 6]))
        #expect(CategoryPlaces(ofAscending: [2, 3, 6]) != [0, 0.25])
    }

    @Test func `the search finds what a walk finds`() {
        let places = CategoryPlaces(ofAscending: (0..<500).map { Double($0 / 3 * $0 / 3) })
        var comparisons = 0
        for range in [0..<500, 120..<121, 7..<430, 200..<200] {
            for step in -2...52 {
                let limit = Double(step) / 50
                let walked = range.first { places[$0] >= limit } ?? range.upperBound
                #expect(places.firstIndex(notBelow: limit, in: range) == walked)
                comparisons += 1
            }
        }
        #expect(comparisons == 4 * 55)
    }

    @Test func `stacks at uneven places keep the highest of each pixel`() {
        var values = [Double](repeating: 1, count: 10_000)
        values[9_500] = 50
        values[9_999] = 40
        // Nine tenths of the stacks lie in the first tenth of the axis.
        let numbers = values.indices.map { Double($0 < 9_000 ? $0 : 9_000 + ($0 - 9_000) * 81) }
        let shown = StackedColumnMarks.shownCategories(
            of: Stacking([values], categories: values.count, isPercent: false), in: 0..<values.count, columns: 200,
            places: CategoryPlaces(ofAscending: numbers))
        #expect(shown.count <= 400 && shown == shown.sorted())
        #expect(shown.contains(9_500) && shown.contains(9_999))
    }
}
