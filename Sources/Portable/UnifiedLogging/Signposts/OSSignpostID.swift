internal import Synchronization

/// The identity of an interval among others of the same name.
public struct OSSignpostID: Equatable, Hashable, Comparable, Sendable {
    public let rawValue: UInt64

    /// Makes an identity of a number.
    public init(_ value: UInt64) { rawValue = value }

    /// Makes an identity that no other signpost of the process has.
    public init(log: OSLog) { self.init(Self.count.add(1, ordering: .relaxed).newValue) }

    /// Makes the identity of an object's signposts.
    public init(log: OSLog, object: AnyObject) {
        self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
    }

    /// The identity of signposts of which one at a time is under way.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No identity: nothing is written.
    public static let invalid = OSSignpostID(UInt64.max)
    /// No identity.
    public static let null = OSSignpostID(0)

    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }

    private static let count = Atomic<UInt64>(0)
}
