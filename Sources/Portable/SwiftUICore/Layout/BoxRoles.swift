import Drawing
import Synchronization

/// The roles of a box for the boxes around it.
///
/// A floor that asks for a role declares it in an extension, in the words of that floor; the floors above give it to
/// their boxes. A box has its roles as bits, so that asking costs no call. Where a role is more than a yes, it goes with
/// a protocol of the same floor, and saves boxes without it the search for a conformance.
package struct BoxRoles: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The number of roles declared so far; the first ones are those below.
    private static let count = Atomic<UInt32>(16)

    /// A new role, for a static constant of a floor above.
    package static func declare() -> BoxRoles {
        let number = count.wrappingAdd(1, ordering: .relaxed).oldValue
        precondition(number < UInt32.bitWidth, "There are more roles of boxes than bits")
        return BoxRoles(rawValue: 1 << number)
    }

    /// Flexible space between views, which has no extent across a stack.
    static let spacer = BoxRoles(rawValue: 1)
    /// A layer of the root.
    static let layer = BoxRoles(rawValue: 1 << 1)
    /// A box whose drawing does not adapt to a size other than the layout's, such as text.
    static let keepsPlacedSize = BoxRoles(rawValue: 1 << 2)
    /// A box with which its descendants move, even while they animate themselves.
    static let movesAsGroup = BoxRoles(rawValue: 1 << 3)
    /// A box with which removed views in it move, as with scrolled content.
    package static let takesLeavingViewsAlong = BoxRoles(rawValue: 1 << 4)
    /// A box that is inserted and removed with the view in it, as a whole.
    package static let removesAsOne = BoxRoles(rawValue: 1 << 5)
    /// A ``TransactionChangingBox``.
    package static let changesTransactions = BoxRoles(rawValue: 1 << 6)
    /// A ``LineContainer``.
    package static let laysOutChanges = BoxRoles(rawValue: 1 << 7)
    /// A ``PartlyReachableBox``.
    package static let isPartlyReachable = BoxRoles(rawValue: 1 << 8)
    /// A ``SafeAreaBox``.
    package static let hasSafeArea = BoxRoles(rawValue: 1 << 9)
    /// A ``DrawnByParentBox``.
    package static let isDrawnByParent = BoxRoles(rawValue: 1 << 10)
}

/// A box that changes the transaction which animates it and its descendants to their places.
package protocol TransactionChangingBox: LayoutBox {
    func change(_ transaction: inout Transaction, in frames: FrameScheduler)
}

/// A box of whose children keyboard navigation and assistive technology reach only some.
package protocol PartlyReachableBox: LayoutBox {
    /// The children that are reached, in the order of the view values.
    var reachedChildren: [LayoutBox] { get }
}

/// A box that its parent draws transformed. Its elements follow the drawing; touches and geometry stay at its place.
package protocol DrawnByParentBox: LayoutBox {
    /// The transform of the drawing, in the box's coordinates.
    var drawnTransform: CGAffineTransform { get }
}

/// A box with a part that stays while the rest fades in or out, or is shown elsewhere.
package protocol BackdropBox: LayoutBox {
    /// The drawing of that part, in the box's coordinates.
    @MainActor func drawBackdrop(in pass: DrawingPass) -> DisplayList
}

extension LayoutBox {
    /// Changes the transaction that animates the box and its descendants to their places.
    package final func change(transaction: inout Transaction, in frames: FrameScheduler) {
        guard roles.contains(.changesTransactions) else { return }
        (self as? any TransactionChangingBox)?.change(&transaction, in: frames)
    }

    /// The child boxes that keyboard navigation and assistive technology reach.
    package final var reachableChildren: [LayoutBox] {
        guard roles.contains(.isPartlyReachable), let box = self as? any PartlyReachableBox else { return children }
        return box.reachedChildren
    }

    /// The transform of the box's elements to the parent's coordinates.
    package final var elementTransform: CGAffineTransform {
        guard roles.contains(.isDrawnByParent), let box = self as? any DrawnByParentBox else {
            return transformToParent
        }
        return box.drawnTransform.concatenating(transformToParent)
    }

    /// True for the flexible space between views, which has no extent across a stack.
    final var isSpacer: Bool { roles.contains(.spacer) }

    /// The box around this one that is inserted and removed with it, as a whole; nil if there is none.
    final var wholeAround: LayoutBox? {
        var box = parent
        while let current = box as? TransparentBox {
            if current.roles.contains(.removesAsOne) { return current }
            box = current.parent
        }
        return nil
    }
}
