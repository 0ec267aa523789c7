// A module because Apple's framework of this name has these types; `import SwiftUI` brings it along.

@_exported import Foundation
import UniformTypeIdentifiers

/// A model that can be sent to another part of an app, and read there.
///
/// On Linux values are sent within an app: by drag and drop, and by links that copy text.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation

    /// The forms in which values are sent, the preferred one first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

/// A form in which values are sent, or several of them.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation

    /// The forms that this one is made of.
    @TransferRepresentationBuilder<Self.Item> var body: Self.Body { get }
}

extension Never: Transferable {
    public static var transferRepresentation: some TransferRepresentation { NeverRepresentation() }
}

extension Never: TransferRepresentation {
    public typealias Item = Never
}

extension TransferRepresentation where Body == Never {
    /// Not called: forms that the system makes data of have no parts.
    public var body: Never { fatalError("this representation has no body") }
}

/// The form of what never exists.
private struct NeverRepresentation: PrimitiveRepresentation {
    typealias Item = Never

    var routes: [TransferRoute<Never>] { [] }
}
