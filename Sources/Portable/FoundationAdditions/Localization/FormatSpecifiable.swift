import Foundation

/// A number that can be interpolated in a localised text.
public protocol _FormatSpecifiable: Equatable {
    /// The type of the argument for format functions.
    associatedtype _Arg: CVarArg
    /// The argument for format functions.
    var _arg: _Arg { get }
    /// The number's specifier in keys.
    var _specifier: String { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & CVarArg {
    public var _arg: Self { self }
    public var _specifier: String {
        Self.isSigned ? (Self.bitWidth > 32 ? "%lld" : "%d") : (Self.bitWidth > 32 ? "%llu" : "%u")
    }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {
    public var _arg: Float { self }
    public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
    public var _arg: Double { self }
    public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
    public var _arg: CGFloat { self }
    public var _specifier: String { "%lf" }
}

extension FormatArgument {
    /// The argument of a number; nil for other values.
    init?(number: some CVarArg) {
        switch number {
        case let value as any FixedWidthInteger & SignedInteger: self = .signed(Int64(clamping: value))
        case let value as any FixedWidthInteger & UnsignedInteger: self = .unsigned(UInt64(clamping: value))
        case let value as any BinaryFloatingPoint: self = .floating(Double(value))
        default: return nil
        }
    }
}
