import Foundation

/// The ICU skeleton of a number style.
///
/// A style does not expose its settings, but it can be encoded, and the encoding is the same as on Apple's systems.
struct NumberSkeleton: Decodable {
    private struct Style: Decodable {
        var collection: NumberSkeleton
    }
    private struct Option<Value: Decodable>: Decodable {
        var option: Value
    }
    private struct Precision: Decodable {
        var minSignificantDigits: Int?
        var maxSignificantDigits: Int?
        var minIntegerLength: Int?
        var maxIntegerLength: Int?
        var minFractionalLength: Int?
        var maxFractionalLength: Int?
    }
    private struct Increment: Decodable {
        var floatingPoint: Double?
        var integer: Int?
    }
    private struct Sign: Decodable {
        var positive: Int
        var zero: Int
        var negative: Int
    }

    private var scale: Double?
    private var precision: Option<Precision>?
    private var group: Option<Int>?
    private var signDisplayStrategy: Sign?
    private var decimalSeparatorStrategy: Option<Int>?
    private var rounding: Int?
    private var roundingIncrement: Increment?
    private var notation: Option<Int>?

    /// The skeleton of a style, without a unit.
    static func skeleton(of style: FloatingPointFormatStyle<Double>) -> String {
        guard let data = try? JSONEncoder().encode(style),
            let decoded = try? JSONDecoder().decode(Style.self, from: data)
        else { return "" }
        return decoded.collection.stems.joined(separator: " ")
    }

    private var stems: [String] {
        var stems: [String] = []
        if let scale { stems.append("scale/\(scale)") }
        if let increment = roundingIncrement?.floatingPoint ?? roundingIncrement?.integer.map(Double.init) {
            // The fraction digits are those of the increment.
            stems.append("precision-increment/\(Decimal(increment))")
        } else if let precision = precision?.option {
            stems += Self.stems(of: precision)
        }
        if group?.option == 1 { stems.append("group-off") }
        if let sign = signDisplayStrategy {
            switch (sign.positive, sign.zero, sign.negative) {
            case (Self.shown, Self.shown, _): stems.append("sign-always")
            case (Self.shown, _, _): stems.append("sign-except-zero")
            case (_, _, Self.shown): break
            default: stems.append("sign-never")
            }
        }
        if decimalSeparatorStrategy?.option == 1 { stems.append("decimal-always") }
        if let rounding, Self.roundingModes.indices.contains(rounding) { stems.append(Self.roundingModes[rounding]) }
        switch notation?.option {
        case 1: stems.append("scientific")
        case 2: stems.append("compact-short")
        default: break
        }
        return stems
    }

    /// The encoded value of a visible sign.
    private static let shown = 0

    /// The rounding modes by the encoded value of `FloatingPointRoundingRule`.
    private static let roundingModes = [
        "rounding-mode-half-up", "rounding-mode-half-even", "rounding-mode-ceiling", "rounding-mode-floor",
        "rounding-mode-down", "rounding-mode-up",
    ]

    private static func stems(of precision: Precision) -> [String] {
        if precision.minSignificantDigits != nil || precision.maxSignificantDigits != nil {
            let least = max(1, precision.minSignificantDigits ?? 1)
            let rest = precision.maxSignificantDigits.map { String(repeating: "#", count: max(0, $0 - least)) } ?? "*"
            return [String(repeating: "@", count: least) + rest]
        }
        var stems: [String] = []
        if precision.minFractionalLength != nil || precision.maxFractionalLength != nil {
            let least = precision.minFractionalLength ?? 0
            let rest = precision.maxFractionalLength.map { String(repeating: "#", count: max(0, $0 - least)) } ?? "*"
            let places = String(repeating: "0", count: least) + rest
            stems.append(places.isEmpty ? "precision-integer" : "." + places)
        }
        if precision.minIntegerLength != nil || precision.maxIntegerLength != nil {
            let least = precision.minIntegerLength ?? 0
            let zeros = String(repeating: "0", count: least)
            let rest = precision.maxIntegerLength.map { String(repeating: "#", count: max(0, $0 - least)) } ?? "*"
            let places = rest == "*" ? "*" + zeros : rest + zeros
            stems.append(places.isEmpty ? "integer-width-trunc" : "integer-width/" + places)
        }
        return stems
    }
}
