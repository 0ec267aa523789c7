import Foundation

/// The parts of a message: what is written in the source text, and values.
public struct OSLogInterpolation: StringInterpolationProtocol {
    package enum Part {
        case literal(String)
        case value(LoggedValue)
    }

    package private(set) var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    private mutating func append(
        _ privacy: OSLogPrivacy, isPublicByDefault: Bool = false, _ align: OSLogStringAlignment = .none,
        _ text: @escaping () -> String
    ) {
        parts.append(
            .value(LoggedValue(text: text, privacy: privacy, isPublicByDefault: isPublicByDefault, alignment: align)))
    }

    // MARK: Numbers, which are public unless they are said not to be

    /// Adds an integer.
    public mutating func appendInterpolation<T>(
        _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) where T: FixedWidthInteger {
        append(privacy, isPublicByDefault: true, align) { format.text(of: number()) }
    }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy, isPublicByDefault: true, align) { format.text(of: Double(number())) }
    }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy, isPublicByDefault: true, align) { format.text(of: number()) }
    }

    /// Adds a truth value.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy, isPublicByDefault: true) { format.text(of: boolean()) }
    }

    // MARK: Texts and objects, which are private unless they are said to be public

    /// Adds a text.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy, align, argumentString)
    }

    /// Adds the description of a value.
    @_disfavoredOverload  // Integers are described as well, and shall be public.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) where T: CustomStringConvertible {
        append(privacy, align) { value().description }
    }

    /// Adds the name of a type.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy, align) { _typeName(value(), qualified: false) }
    }

    /// Adds the description of an object.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy) { argumentObject().description }
    }

    /// Adds the description of an object, or `(null)`.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        append(privacy) { argumentObject()?.description ?? "(null)" }
    }

    /// Adds an error.
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy) { "\(error())" }
    }

    /// Adds an error, or `(null)`.
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy) { error().map { "\($0)" } ?? "(null)" }
    }

    // MARK: Memory

    /// Adds an address.
    public mutating func appendInterpolation(
        _ pointer: @autoclosure @escaping () -> UnsafeRawPointer, format: OSLogPointerFormat = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy, isPublicByDefault: true) { format.text(of: pointer()) }
    }

    /// Adds the bytes of a buffer.
    public mutating func appendInterpolation(
        _ pointer: @autoclosure @escaping () -> UnsafeRawBufferPointer, format: OSLogPointerFormat = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy) { format.text(of: pointer()) }
    }
}
