import Foundation

/// The concatenated and cleaned text of the runs, divided into segments of one font.
struct SourceText {
    private(set) var bytes: [UInt8] = []
    private(set) var segments: [ShapedText.Segment] = []
    /// The range of each run in the text, whose characters may have been removed, or replaced by small capitals.
    private(set) var runBytes: [Range<Int>] = []

    /// The scale of small capitals: about the x-height of the surrounding text.
    static let smallCapitalScale: CGFloat = 0.8

    /// The object replacement character, U+FFFC, which represents an attachment.
    static let attachmentMark: [UInt8] = [0xEF, 0xBF, 0xBC]

    /// - Parameter scale: the factor of all font sizes and spacings.
    init(runs: [TextRun], scale: CGFloat) {
        for run in runs {
            let start = bytes.count
            defer { runBytes.append(start..<bytes.count) }
            var run = run
            run.font = Self.sane(run.font, scale: scale)
            run.kerning = Self.finite(run.kerning) * scale
            run.tracking = Self.finite(run.tracking) * scale
            run.baselineOffset = Self.finite(run.baselineOffset) * scale
            switch run.content {
            case .attachment(var attachment):
                attachment.size.width = max(0, Self.finite(attachment.size.width))
                attachment.size.height = max(0, Self.finite(attachment.size.height))
                attachment.baseline = Self.finite(attachment.baseline)
                run.content = .attachment(attachment)
                let ascent = attachment.baseline + run.baselineOffset
                append(
                    Self.attachmentMark, run: run, font: run.font,
                    metrics: LineMetrics(ascent: ascent, descent: attachment.size.height - ascent))
            case .text(let text):
                let metrics = LineMetrics(font: run.font, baselineOffset: run.baselineOffset)
                if run.font.smallCaps.isEmpty {
                    append(Self.cleaned(text), run: run, font: run.font, metrics: metrics)
                } else {
                    appendSmallCapitals(text, run: run, metrics: metrics)
                }
            }
        }
    }

    private mutating func append(_ text: [UInt8], run: TextRun, font: FontDescriptor, metrics: LineMetrics) {
        let start = bytes.count
        bytes += text
        segments.append(.init(bytes: start..<bytes.count, run: run, font: font, metrics: metrics))
    }

    /// Appends text with letters of the selected case as scaled capitals, because few faces have small capitals.
    private mutating func appendSmallCapitals(_ text: String, run: TextRun, metrics: LineMetrics) {
        var small = run.font
        small.size *= Self.smallCapitalScale
        var stretch = ""
        var stretchIsSmall = false
        for character in text {
            let isSmall =
                (character.isLowercase && run.font.smallCaps.contains(.lowercase))
                || (character.isUppercase && run.font.smallCaps.contains(.uppercase))
            if isSmall != stretchIsSmall, !stretch.isEmpty {
                append(
                    Self.cleaned(stretch), run: run, font: stretchIsSmall ? small : run.font, metrics: metrics)
                stretch = ""
            }
            stretchIsSmall = isSmall
            stretch += isSmall ? character.uppercased() : String(character)
        }
        append(Self.cleaned(stretch), run: run, font: stretchIsSmall ? small : run.font, metrics: metrics)
    }

    /// A font with a valid size: from 1/10 to 2,000 points.
    private static func sane(_ font: FontDescriptor, scale: CGFloat) -> FontDescriptor {
        var font = font
        let size = font.size * scale
        font.size = size.isFinite ? min(max(size, 0.1), 2000) : 17
        return font
    }

    private static func finite(_ value: CGFloat) -> CGFloat {
        value.isFinite ? min(max(value, -10_000), 10_000) : 0
    }

    /// The text in UTF-8 with all kinds of line breaks as line feeds and without control characters, which are
    /// invisible.
    static func cleaned(_ text: String) -> [UInt8] {
        var result = Array(text.utf8)
        let needsCleaning = result.indices.contains { index in
            let byte = result[index]
            // Control characters, or the lead bytes of C1 controls and of the line and paragraph separators.
            return (byte < 0x20 && byte != 0x09 && byte != 0x0A) || byte == 0x7F
                || (byte == 0xC2 && result[index + 1] < 0xA0)
                || (byte == 0xE2 && result[index + 1] == 0x80 && (result[index + 2] & 0xFE) == 0xA8)
        }
        guard needsCleaning else { return result }
        var cleaned = String.UnicodeScalarView()
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0A where previous == "\r": break
            case 0x0A, 0x0D, 0x0B, 0x0C, 0x85, 0x2028, 0x2029: cleaned.append("\n")
            case 0x09: cleaned.append(scalar)
            case 0..<0x20, 0x7F..<0xA0: break
            default: cleaned.append(scalar)
            }
            previous = scalar
        }
        result = Array(String(cleaned).utf8)
        return result
    }
}

extension TextRequest {
    /// The range of each run in `TextFrame.text`, in bytes.
    package var runBytes: [Range<Int>] { SourceText(runs: runs, scale: 1).runBytes }
}
