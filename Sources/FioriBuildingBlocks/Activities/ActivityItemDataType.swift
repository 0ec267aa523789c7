import Foundation
import SwiftUI

/// A way to reach a person or to act on an object: its kind, and the address it goes to.
///
/// ```swift
/// ActivityItems(actionItems: [.init(type: .email, data: "address@example.com")])
/// ```
nonisolated public struct ActivityItemDataType: Identifiable, Sendable {
    /// Tells two items apart even when kind and data are the same.
    public let id = UUID()
    /// The kind, which decides the symbol that is shown.
    public var type: ActivityItemType
    /// The address: a telephone number, a mail address, whatever the kind needs. `nil` when it needs none.
    public var data: String?

    /// Creates an item.
    /// - Parameters:
    ///   - type: The kind of activity.
    ///   - data: The address it goes to; none by default.
    public init(type: ActivityItemType, data: String? = nil) {
        self.type = type
        self.data = data
    }
}

/// The kinds of activities, each with a symbol of its own.
nonisolated public enum ActivityItemType: Equatable, Sendable {
    case phone
    case email
    case message
    case videoCall
    case detail
    /// Any other activity, shown by the image.
    case custom(Image)

    /// The SF Symbol of the kind; `nil` for a custom one, which brings its image.
    public var symbolName: String? {
        switch self {
        case .phone: "phone"
        case .email: "envelope"
        case .message: "message"
        case .videoCall: "video"
        case .detail: "info.circle"
        case .custom: nil
        }
    }
}
