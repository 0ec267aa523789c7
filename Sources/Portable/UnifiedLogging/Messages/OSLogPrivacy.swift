import Foundation

/// The rule by which a value of a message is shown.
public struct OSLogPrivacy: Sendable {
    /// The text that stands for a hidden value.
    public enum Mask: Sendable {
        /// A digest of the value: equal values have equal ones while the process runs.
        case hash
        /// `<private>`.
        case none
    }

    private enum Rule: Sendable { case open, hidden, sensitive, automatic }

    private let rule: Rule
    private let mask: Mask

    private init(_ rule: Rule, _ mask: Mask = .none) {
        self.rule = rule
        self.mask = mask
    }

    /// Values that everybody may read.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(.open) }

    /// Values that are hidden unless the app is debugged.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(.hidden) }

    /// Values that are hidden unless the app is debugged, with a mask in their place.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.hidden, mask) }

    /// Values that are hidden even where private ones are shown.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(.sensitive) }

    /// Values that are hidden even where private ones are shown, with a mask in their place.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.sensitive, mask) }

    /// Numbers are public, texts and objects are private.
    public static var auto: OSLogPrivacy { OSLogPrivacy(.automatic) }

    /// Numbers are public, texts and objects are private, with a mask in their place.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.automatic, mask) }

    var isSensitive: Bool { rule == .sensitive }

    /// The text of a value where private ones are hidden.
    func text(_ value: () -> String, isPublicByDefault: Bool) -> String {
        switch rule {
        case .open: value()
        case .automatic where isPublicByDefault: value()
        case .automatic, .hidden, .sensitive:
            switch mask {
            case .none: "<private>"
            case .hash: "<mask.hash: '\(Self.digest(of: value()))'>"
            }
        }
    }

    // The standard library's hash, which is seeded anew for each process: nobody finds the value by trying.
    private static func digest(of text: String) -> String {
        withUnsafeBytes(of: UInt64(truncatingIfNeeded: text.hashValue).bigEndian) { Data($0).base64EncodedString() }
    }
}
