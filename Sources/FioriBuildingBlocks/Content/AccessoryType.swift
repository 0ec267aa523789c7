import SwiftUI

/// Kind of accessory at the trailing edge of a row, which indicates the effect of a tap.
nonisolated public enum AccessoryType: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A tap leads to a page.
    case disclosure
    /// A button leads to details.
    case detail
    /// The row is chosen.
    case checkmark

    /// The SF Symbol of the kind; nil where there is nothing.
    public var symbolName: String? {
        switch self {
        case .none: nil
        case .disclosure: "chevron.forward"
        case .detail: "info.circle"
        case .checkmark: "checkmark"
        }
    }

    /// The picture of the kind; nil where there is nothing.
    public var image: Image? { symbolName.map { Image(systemName: $0) } }
}
