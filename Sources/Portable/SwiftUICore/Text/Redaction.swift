import Drawing
import TextLayout

/// Why content is shown in a form that cannot be read.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Content is not there yet: shapes show where it will be.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Content is not for everybody's eyes.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// Content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
    /// Why content is redacted; empty for content that is shown.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
}

extension View {
    /// Redacts content in this view and below, for one more reason.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows content in this view and below whatever is said above.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

extension TextFrame {
    /// Bars in the place of lines (as wide as the line, as high as its letters, in the text's colour at 16 %, with a
    /// corner of a fifth of the height).
    func placeholder(_ paint: Paint) -> DisplayList {
        DisplayList(
            lines.filter { $0.width > 0 }.map { line in
                let height = line.height * 0.7
                let rect = CGRect(
                    x: line.origin.x, y: line.origin.y + (line.height - height) / 2, width: line.width, height: height)
                let bar = Path(roundedRect: rect, cornerRadius: height / 5)
                return .fill(bar.storage, paint.opacity(0.16))
            })
    }
}
