import Foundation

extension ExpressionEvaluator {
    /// Calls a function of `Math`.
    func math(_ name: String, _ arguments: [JavaScriptValue]) throws(EvaluationFailure) -> Double {
        switch name {
        case "random": return Double.random(in: 0..<1)
        case "max", "min", "hypot":
            var values: [Double] = []
            for argument in arguments { values.append(try number(argument)) }
            return Self.result(name, of: values)
        case "atan2", "pow", "imul":
            let first = try number(arguments.first ?? .undefined)
            let second = try number(arguments.count > 1 ? arguments[1] : .undefined)
            switch name {
            case "atan2": return atan2(first, second)
            case "pow": return abs(first) == 1 && !second.isFinite ? .nan : pow(first, second)
            default: return Double(Int32(bitPattern: Self.unsigned(first) &* Self.unsigned(second)))
            }
        default:
            guard let function = Self.functions[name] else { throw .typeError("“Math.\(name)” is not a function") }
            return function(try number(arguments.first ?? .undefined))
        }
    }

    /// The greatest value, the least one, or the length of a vector.
    private static func result(_ name: String, of values: [Double]) -> Double {
        // An infinite side is longer than one that is no number.
        if name == "hypot" { return values.reduce(0) { hypot($0, $1) } }
        guard !values.contains(where: \.isNaN) else { return .nan }
        return name == "max" ? values.max() ?? -.infinity : values.min() ?? .infinity
    }

    /// The functions of one number.
    private static let functions: [String: @Sendable (Double) -> Double] = [
        "round": rounded, "floor": { $0.rounded(.down) }, "ceil": { $0.rounded(.up) },
        "trunc": { $0.rounded(.towardZero) }, "abs": { abs($0) },
        "sign": { $0.isNaN || $0 == 0 ? $0 : $0 < 0 ? -1 : 1 },
        "sqrt": { $0.squareRoot() }, "cbrt": cubeRoot,
        "exp": { exp($0) }, "expm1": { expm1($0) },
        "log": { log($0) }, "log1p": { log1p($0) }, "log10": { log10($0) }, "log2": { log2($0) },
        "sin": { sin($0) }, "cos": { cos($0) }, "tan": { tan($0) },
        "asin": { asin($0) }, "acos": { acos($0) }, "atan": { atan($0) },
        "sinh": { sinh($0) }, "cosh": { cosh($0) }, "tanh": { tanh($0) },
        "asinh": { asinh($0) }, "acosh": { acosh($0) }, "atanh": { atanh($0) },
        "fround": { Double(Float($0)) }, "clz32": { Double(unsigned($0).leadingZeroBitCount) },
    ]

    /// The nearest whole number; halves go up.
    private static func rounded(_ value: Double) -> Double {
        let floor = value.rounded(.down)
        return value - floor >= 0.5 ? floor + 1 : floor
    }

    /// The cube root, exact for cubes: functions of systems may miss it by the last bit.
    private static func cubeRoot(_ value: Double) -> Double {
        let root = cbrt(value)
        let whole = root.rounded()
        return whole * whole * whole == value ? whole : root
    }

    /// The number modulo 2 to the power of 32, as JavaScript converts numbers to bits.
    private static func unsigned(_ value: Double) -> UInt32 {
        guard value.isFinite else { return 0 }
        return UInt32(truncatingIfNeeded: Int64(value.truncatingRemainder(dividingBy: 4_294_967_296)))
    }
}
