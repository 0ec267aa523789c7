import SwiftUI

/// Measures where a title can be broken. A layout knows the sizes of a text, not its words; those follow from the sizes.
///
/// A text reports the width of its widest line. Where a word is broken between its letters, the line is filled up to less
/// than a letter. A line that leaves more than that was therefore broken at a space, and no word is wider than it.
struct TitleMeasure {
    /// The room of a title that needs no more, in points.
    static let enough: CGFloat = 1_000_000

    private let title: LayoutSubview
    /// The size on one line.
    let ideal: CGSize

    /// The number of widths that are tried; more would cost time, and say little about a text of so many lines.
    private static let steps = 24

    init(_ title: LayoutSubview) {
        self.title = title
        ideal = title.sizeThatFits(.unspecified)
    }

    /// A width that no letter exceeds, in points: the height of a line.
    private var letter: CGFloat { ideal.height }

    /// The difference to the next narrower width, in points: more than a space.
    private var step: CGFloat { letter * 0.3 }

    /// The least width of a space, in points, that may be measured with its line.
    private var space: CGFloat { letter * 0.22 }

    private func size(in width: CGFloat) -> CGSize {
        title.sizeThatFits(ProposedViewSize(width: max(width, 0), height: nil))
    }

    /// True if the title has no broken words in a width. Titles with so many words that nothing can be said count as
    /// broken.
    func isUnbroken(in width: CGFloat) -> Bool {
        if width >= ideal.width { return true }
        // A little wider first: a line that ends there before the width leaves enough, and fits the width.
        let height = size(in: width).height
        var candidate = width + letter + step
        for _ in 0..<Self.steps where candidate > letter {
            let used = size(in: candidate)
            if candidate - used.width >= letter, used.width - space <= width, used.height >= height || candidate < width
            {
                return true
            }
            candidate = min(used.width, candidate) - step
        }
        return breaksAnywhere
    }

    /// True if the title has so many words that it may be cut.
    var hasMoreThanThreeWords: Bool {
        var width = ideal.width
        var spaces = 0
        for _ in 0..<Self.steps {
            width -= step
            let size = size(in: width)
            // Two lines have one break, which moves to another space with each step.
            guard size.height < ideal.height * 2.5, width > letter else { break }
            if width - size.width >= letter { spaces += 1 }
            if spaces == 3 { return true }
            width = min(size.width, width)
        }
        return breaksAnywhere
    }

    /// True for scripts without spaces between words, such as Chinese and Japanese: all letters are wide.
    private var breaksAnywhere: Bool {
        var width = ideal.width
        for _ in 0..<4 {
            let used = size(in: width - 0.5).width
            guard used > 0, width - used < letter, width - used > letter * 0.7 else { return false }
            width = used
        }
        return true
    }

    /// The proposal for a width, with at most a number of lines for a long title.
    func proposal(in width: CGFloat, lines: Int?) -> ProposedViewSize {
        guard let lines, size(in: width).height > ideal.height * (CGFloat(lines) + 0.5), hasMoreThanThreeWords else {
            return ProposedViewSize(width: width, height: nil)
        }
        // Lines are a little higher in a text of several.
        return ProposedViewSize(width: width, height: ideal.height * (CGFloat(lines) + 0.4))
    }
}
