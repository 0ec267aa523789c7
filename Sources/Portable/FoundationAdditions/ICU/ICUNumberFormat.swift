import Foundation
import Synchronization
internal import _FoundationICU

/// Formats numbers, with or without units, by an ICU number skeleton.
///
/// ICU's user guide describes the skeletons in "Number Skeletons". A format is immutable and can be used from several
/// threads.
// Unchecked: ICU's formatter behind the pointer never changes.
final class ICUNumberFormat: @unchecked Sendable {
    private let format: OpaquePointer

    private init(skeleton: String, locale: String) throws {
        var status = U_ZERO_ERROR
        let characters = Array(skeleton.utf16)
        let opened = swift_unumf_openForSkeletonAndLocale(characters, Int32(characters.count), locale, &status)
        if status.isFailure { swift_unumf_close(opened) }
        try status.check("make a number format of \"\(skeleton)\" for \"\(locale)\"")
        guard let opened else { throw ICUError(code: 0, task: "make a number format of \"\(skeleton)\"") }
        format = opened
    }

    deinit { swift_unumf_close(format) }

    private struct Key: Hashable {
        let skeleton: String
        let locale: String
    }

    /// The cached formats; making one costs far more than using it.
    private static let known = Mutex<[Key: ICUNumberFormat]>([:])
    private static let limit = 200

    /// The format of a skeleton.
    ///
    /// - Throws: ``ICUError`` if ICU does not know a part of the skeleton.
    static func format(skeleton: String, locale: Locale) throws -> ICUNumberFormat {
        let key = Key(skeleton: skeleton, locale: locale.icuIdentifier)
        if let format = known.withLock({ $0[key] }) { return format }
        let format = try ICUNumberFormat(skeleton: skeleton, locale: key.locale)
        known.withLock {
            if $0.count >= limit { $0.removeAll() }
            $0[key] = format
        }
        return format
    }

    /// A part of a formatted number.
    struct Field {
        /// Value of ICU's `UNumberFormatFields`.
        let kind: Int32
        /// Range of the field, in UTF-16 units.
        let range: Range<Int>
    }

    func string(_ value: Double) throws -> String { try stringAndFields(value, fields: false).text }

    /// The text with the ranges of the number, its sign, the unit and so on.
    func stringAndFields(_ value: Double, fields wanted: Bool = true) throws -> (text: String, fields: [Field]) {
        var status = U_ZERO_ERROR
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(format, value, result, &status)
        try status.check("format \(value)")
        let text = try icuString("format \(value)") { swift_unumf_resultToString(result, $0, $1, &$2) }
        guard wanted else { return (text, []) }
        let iterator = swift_ufieldpositer_open(&status)
        defer { swift_ufieldpositer_close(iterator) }
        swift_unumf_resultGetAllFieldPositions(result, iterator, &status)
        try status.check("find the parts of \(value)")
        var fields: [Field] = []
        var begin: Int32 = 0
        var end: Int32 = 0
        while true {
            let kind = swift_ufieldpositer_next(iterator, &begin, &end)
            guard kind >= 0 else { break }
            fields.append(Field(kind: kind, range: Int(begin)..<Int(end)))
        }
        return (text, fields)
    }
}
