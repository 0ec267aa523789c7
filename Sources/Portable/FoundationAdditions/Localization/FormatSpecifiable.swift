import Foundation

/// A number that can go into a translated text.
public protocol _FormatSpecifiable: Equatable {
    /// What a format function takes for it.
    associatedtype _Arg: CVarArg
    /// The value for a format function.
    var _arg: _Arg { get }
    /// The specifier that stands for it in keys.
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
    /// The argument of a number; nil for what is none.
    init?(number: some CVarArg) {
        switch number {
        case let value as any FixedWidthInteger & SignedInteger: self = .signed(Int64(clamping: value))
        case let value as any FixedWidthInteger & UnsignedInteger: self = .unsigned(UInt64(clamping: value))
        case let value as any BinaryFloatingPoint: self = .floating(Double(value))
        default: return nil
        }
    }
}
