import Foundation

/// Texts of micro charts and the sentences that stand for them, in the languages that cards speak.
nonisolated struct MicrochartWords {
    private let locale: Locale
    private let cards: CardWords

    init(locale: Locale) {
        self.locale = locale
        cards = CardWords(locale: locale)
    }

    private func words(_ words: String.LocalizationValue) -> String { cards.words(words) }

    /// The greatest number of columns or parts that a sentence lists.
    private static let longestList = 10

    // MARK: Texts

    func text(of part: ResolvedMicrochart.StackedBar.Bar) -> String {
        part.displayValue.isEmpty ? number(part.value) : part.displayValue
    }

    func fraction(of ball: ResolvedMicrochart.HarveyBall) -> String {
        ball.fractionLabel.isEmpty ? number(ball.fraction) + ball.fractionScale : ball.fractionLabel
    }

    func total(of ball: ResolvedMicrochart.HarveyBall) -> String { number(ball.total) + ball.totalScale }

    func percentage(of radial: ResolvedMicrochart.Radial) -> String {
        guard radial.showsPercentageSymbol else { return number(radial.percentage) }
        return (radial.percentage / 100).formatted(.percent.precision(.fractionLength(0...1)).locale(locale))
    }

    private func number(_ value: Double) -> String {
        value.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
    }

    // MARK: Sentences

    /// The kind of a chart with its values, for assistive technologies.
    func sentence(for chart: ResolvedMicrochart) -> String {
        var parts: [String]
        switch chart.kind {
        case .bullet(let bullet): parts = self.parts(of: bullet)
        case .stackedBar(let bar): parts = self.parts(of: bar)
        case .column(let columns): parts = self.parts(of: columns)
        case .line(let lines): parts = self.parts(of: lines)
        case .harveyBall(let ball):
            parts = [
                words("Harvey Ball"), words("\(fraction(of: ball)) of \(total(of: ball))"),
                cards.color(ball.color.meaning),
            ]
        case .radial(let radial):
            parts = [words("Radial chart"), percentage(of: radial)]
            parts.append(cards.color(radial.color.meaning))
        }
        parts.insert(chart.displayValue, at: 1)
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func parts(of bullet: ResolvedMicrochart.Bullet) -> [String] {
        var parts = [words("Bullet chart")]
        if let value = bullet.value { parts.append(words("value \(number(value) + bullet.scale)")) }
        if let target = bullet.target { parts.append(words("target \(number(target) + bullet.scale)")) }
        parts.append(cards.color(bullet.color.meaning))
        return parts
    }

    private func parts(of bar: ResolvedMicrochart.StackedBar) -> [String] {
        [words("Stacked bar chart")]
            + list(
                bar.bars.map { part in
                    [part.legendTitle, text(of: part), part.color.map { cards.color($0.meaning) } ?? ""]
                        .filter { !$0.isEmpty }.joined(separator: " ")
                })
    }

    private func parts(of columns: ResolvedMicrochart.Columns) -> [String] {
        let corners = columns.corners
        return [words("Column chart")] + range(of: corners)
            + list(
                columns.columns.map { column in
                    let value = column.displayValue.isEmpty ? number(column.value) : column.displayValue
                    return [column.label, value, cards.color(column.color.meaning)].filter { !$0.isEmpty }
                        .joined(separator: " ")
                })
    }

    private func parts(of lines: ResolvedMicrochart.Lines) -> [String] {
        var parts = [words("Line chart")] + range(of: lines.corners)
        for line in lines.lines {
            guard let first = line.points.first, let last = line.points.last else { continue }
            let (start, end) = (number(first.y), number(last.y))
            parts.append(words("from \(start) to \(end)"))
            let values = line.points.map(\.y)
            if let least = values.min(), let greatest = values.max() {
                parts.append(words("lowest \(number(least))"))
                parts.append(words("highest \(number(greatest))"))
            }
            parts.append(cards.color(line.color.meaning))
        }
        if let threshold = lines.threshold {
            parts.append(words("threshold \(number(threshold))"))
        }
        return parts
    }

    /// The texts at the corners.
    private func range(of corners: ResolvedMicrochart.CornerLabels) -> [String] {
        [corners.leftTop, corners.rightTop, corners.leftBottom, corners.rightBottom]
    }

    private func list(_ texts: [String]) -> [String] {
        guard texts.count > Self.longestList else { return texts }
        let rest = texts.count - Self.longestList
        return Array(texts.prefix(Self.longestList)) + [words("and \(rest) more")]
    }
}
