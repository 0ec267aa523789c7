import Foundation

extension Formatter {
    /// The text for a value. Foundation's formatter of ISO 8601 dates on Linux stops the process at `string(for:)`.
    package func text(for value: Any?) -> String? {
        guard let formatter = self as? ISO8601DateFormatter else { return string(for: value) }
        return (value as? Date).map(formatter.string(from:))
    }
}
