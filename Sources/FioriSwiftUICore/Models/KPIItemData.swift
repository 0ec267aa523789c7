import Foundation
import SwiftUI

/// What the number of a ``KPIItem`` is made of. The number itself is large, what it is counted in is small.
nonisolated public enum KPIItemData {
    /// Parts, one after the other.
    case components([Component])
    /// A measured amount with its unit, such as a length.
    case measure(Measurement<Unit>, MeasurementFormatter)
    /// An amount of time in seconds. Without a formatter it is written with short names of its two largest units.
    case duration(TimeInterval, DateComponentsFormatter?)
    /// A part of a whole, 0 to 1.
    case percent(Double)
    /// So many of so many.
    case fraction(Int, Int, NumberFormatter)

    /// A part of a number.
    nonisolated public enum Component {
        /// What is counted, small.
        case unit(String)
        /// The number, large.
        case metric(String)
        /// A small picture.
        case icon(Image)
        /// A measured amount with its unit.
        case measure(Measurement<Unit>, MeasurementFormatter)
    }
}

nonisolated extension KPIItemData {
    /// Part of a whole that the number is, 0 to 1; nil for numbers of another kind.
    var fraction: Double? {
        switch self {
        case .percent(let part): part
        case .fraction(let part, let whole, _): whole > 0 ? Double(part) / Double(whole) : nil
        case .components, .measure, .duration: nil
        }
    }

    /// What is shown, from large numbers, small units and pictures only.
    /// - Parameter locale: Where the data brings no formatter of its own, decides how numbers are written.
    func parts(locale: Locale) -> [Component] {
        switch self {
        case .components(let components): components.flatMap(\.parts)
        case .measure(let measurement, let formatter): Component.measure(measurement, formatter).parts
        case .duration(let duration, let formatter):
            Component.parts(of: (formatter ?? Self.durations(locale)).string(from: duration) ?? "")
        case .percent(let part):
            Component.parts(of: part.formatted(.percent.precision(.fractionLength(0...1)).locale(locale)))
        case .fraction(let part, let whole, let formatter):
            [
                .metric(formatter.string(from: NSNumber(value: part)) ?? String(part)), .unit("/"),
                .metric(formatter.string(from: NSNumber(value: whole)) ?? String(whole)),
            ]
        }
    }

    private static func durations(_ locale: Locale) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        formatter.calendar = calendar
        formatter.unitsStyle = .abbreviated
        formatter.allowedUnits = [.day, .hour, .minute, .second]
        formatter.maximumUnitCount = 2
        return formatter
    }
}

nonisolated extension KPIItemData.Component {
    fileprivate var parts: [Self] {
        guard case .measure(let measurement, let formatter) = self else { return [self] }
        return Self.parts(of: formatter.string(from: measurement))
    }

    /// A formatted text as numbers and what stands between them.
    static func parts(of text: String) -> [Self] {
        let characters = Array(text)
        func isDigit(_ index: Int) -> Bool { characters.indices.contains(index) && characters[index].isNumber }
        var runs: [(isMetric: Bool, text: String)] = []
        for (index, character) in characters.enumerated() {
            // A sign counts before a digit; a point, a comma or whatever groups digits counts between two.
            let isSign = "+-−".contains(character) && isDigit(index + 1)
            let isBetween = isDigit(index - 1) && isDigit(index + 1) && !character.isLetter
            let isMetric = isDigit(index) || isSign || isBetween
            if runs.last?.isMetric == isMetric {
                runs[runs.count - 1].text.append(character)
            } else {
                runs.append((isMetric, String(character)))
            }
        }
        return runs.map { $0.isMetric ? .metric($0.text) : .unit($0.text) }
    }
}
