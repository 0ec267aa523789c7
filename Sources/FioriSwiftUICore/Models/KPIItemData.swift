import Foundation
import SwiftUI

/// Data of the number in a ``KPIItem``. Numbers are shown in large type, their units in small type.
nonisolated public enum KPIItemData {
    /// Parts, one after the other.
    case components([Component])
    /// A measured amount with its unit, such as a length.
    case measure(Measurement<Unit>, MeasurementFormatter)
    /// An amount of time in seconds. Without a formatter it is written with short names of its two largest units.
    case duration(TimeInterval, DateComponentsFormatter?)
    /// A part of a whole, 0 to 1.
    case percent(Double)
    /// A part and a whole, such as 13/20.
    case fraction(Int, Int, NumberFormatter)

    /// A part of a number.
    nonisolated public enum Component {
        /// A unit, in small type.
        case unit(String)
        /// A number, in large type.
        case metric(String)
        /// A small picture.
        case icon(Image)
        /// A measured amount with its unit.
        case measure(Measurement<Unit>, MeasurementFormatter)
    }
}

nonisolated extension KPIItemData {
    /// Share of a whole, 0 to 1; nil for numbers of other kinds.
    var fraction: Double? {
        switch self {
        case .percent(let part): part
        case .fraction(let part, let whole, _): whole > 0 ? Double(part) / Double(whole) : nil
        case .components, .measure, .duration: nil
        }
    }

    /// Returns the parts to show: large numbers, small units and pictures only.
    /// - Parameter locale: Locale of numbers for which the data has no formatter.
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

    /// Splits a formatted text into numbers and the text between them.
    static func parts(of text: String) -> [Self] {
        let characters = Array(text)
        func isDigit(_ index: Int) -> Bool { characters.indices.contains(index) && characters[index].isNumber }
        var runs: [(isMetric: Bool, text: String)] = []
        for (index, character) in characters.enumerated() {
            // A sign belongs to the number if a digit follows; a separator, if it stands between two digits.
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
