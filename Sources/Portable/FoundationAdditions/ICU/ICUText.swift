import Foundation
internal import _FoundationICU

// The toolchain contains the ICU library of its Foundation, with the same locale data (CLDR) and the same additions as
// on Apple's systems. It gives Apple's results in every language, without tables of our own.

/// An error that ICU has reported.
struct ICUError: Error, CustomStringConvertible {
    let code: Int32
    let task: String

    var description: String { "ICU cannot \(task) (error \(code))." }
}

extension UErrorCode {
    /// True for errors, which are above zero; warnings are negative.
    var isFailure: Bool { rawValue > U_ZERO_ERROR.rawValue }

    func check(_ task: @autoclosure () -> String) throws {
        if isFailure { throw ICUError(code: Int32(rawValue), task: task()) }
    }
}

/// The UTF-16 text that an ICU function writes to a buffer, which grows as required.
///
/// - Parameter fill: Writes to a buffer of a capacity and returns the length of the text.
func icuString(
    _ task: @autoclosure () -> String, _ fill: (UnsafeMutablePointer<UChar>?, Int32, inout UErrorCode) -> Int32
) throws -> String {
    var capacity: Int32 = 128
    while true {
        var status = U_ZERO_ERROR
        var length: Int32 = 0
        let text = withUnsafeTemporaryAllocation(of: UChar.self, capacity: Int(capacity)) { buffer -> String? in
            length = fill(buffer.baseAddress, capacity, &status)
            guard !status.isFailure, length <= capacity else { return nil }
            return String(decoding: buffer[0..<Int(length)], as: UTF16.self)
        }
        if let text { return text }
        guard status == U_BUFFER_OVERFLOW_ERROR || length > capacity else {
            try status.check(task())
            throw ICUError(code: Int32(status.rawValue), task: task())
        }
        capacity = length + 1
    }
}

extension Locale {
    /// The identifier with ICU's keywords, such as `de_DE@calendar=gregorian`.
    var icuIdentifier: String { identifier(.icu) }
}
