import SwiftUI

/// Activities written one below the other, as ``ContactItem`` takes them:
///
/// ```swift
/// ContactItem(title: "Laurel Osborn", action: { print($0) }) {
///     .phone(6504224410)
///     .email("laurel.osborn@example.com")
/// }
/// ```
///
/// Swift reads two such lines as one chain of members, so each kind of activity both starts a list and appends to one.
/// Statements separated by `;`, `if`, `switch` and `for` work as in any result builder.
nonisolated public struct ActivityItemList: Sendable {
    /// The activities, in order.
    public private(set) var items: [ActivityItemDataType]

    init(_ items: [ActivityItemDataType]) { self.items = items }

    private func adding(_ type: ActivityItemType, _ data: String?) -> ActivityItemList {
        ActivityItemList(items + [ActivityItemDataType(type: type, data: data)])
    }
}

// MARK: Starting a list

nonisolated extension ActivityItemList {
    /// A call to a number written as one: digits only.
    public static func phone(_ number: Int) -> Self { Self([]).phone(number) }
    /// A call to a number in any notation.
    public static func phone(_ number: String) -> Self { Self([]).phone(number) }
    /// A mail to an address.
    public static func email(_ address: String) -> Self { Self([]).email(address) }
    /// A message to a number written as one: digits only.
    public static func message(_ number: Int) -> Self { Self([]).message(number) }
    /// A message to a number or an account.
    public static func message(_ receiver: String) -> Self { Self([]).message(receiver) }
    /// A video call.
    public static func videoCall(_ account: String? = nil) -> Self { Self([]).videoCall(account) }
    /// More about the person or the object.
    public static func detail(_ data: String? = nil) -> Self { Self([]).detail(data) }
    /// Any other activity, shown by an image.
    public static func custom(_ image: Image, _ data: String? = nil) -> Self { Self([]).custom(image, data) }
}

// MARK: Appending activities

nonisolated extension ActivityItemList {
    /// A call to a number written as one: digits only.
    public func phone(_ number: Int) -> Self { adding(.phone, String(number)) }
    /// A call to a number in any notation.
    public func phone(_ number: String) -> Self { adding(.phone, number) }
    /// A mail to an address.
    public func email(_ address: String) -> Self { adding(.email, address) }
    /// A message to a number written as one: digits only.
    public func message(_ number: Int) -> Self { adding(.message, String(number)) }
    /// A message to a number or an account.
    public func message(_ receiver: String) -> Self { adding(.message, receiver) }
    /// A video call.
    public func videoCall(_ account: String? = nil) -> Self { adding(.videoCall, account) }
    /// More about the person or the object.
    public func detail(_ data: String? = nil) -> Self { adding(.detail, data) }
    /// Any other activity, shown by an image.
    public func custom(_ image: Image, _ data: String? = nil) -> Self { adding(.custom(image), data) }
}

/// Collects the activities of a closure.
@resultBuilder
nonisolated public enum ActivityItemBuilder {
    public static func buildExpression(_ list: ActivityItemList) -> [ActivityItemDataType] { list.items }
    public static func buildExpression(_ item: ActivityItemDataType) -> [ActivityItemDataType] { [item] }
    public static func buildExpression(_ items: [ActivityItemDataType]) -> [ActivityItemDataType] { items }
    public static func buildBlock(_ parts: [ActivityItemDataType]...) -> [ActivityItemDataType] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [ActivityItemDataType]?) -> [ActivityItemDataType] { part ?? [] }
    public static func buildEither(first part: [ActivityItemDataType]) -> [ActivityItemDataType] { part }
    public static func buildEither(second part: [ActivityItemDataType]) -> [ActivityItemDataType] { part }
    public static func buildArray(_ parts: [[ActivityItemDataType]]) -> [ActivityItemDataType] { parts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ part: [ActivityItemDataType]) -> [ActivityItemDataType] { part }
}
