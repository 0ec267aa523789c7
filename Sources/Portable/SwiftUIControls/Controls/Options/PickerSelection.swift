import SwiftUICore

/// The selection of a picker, with its type erased.
package struct PickerSelection {
    /// True if a tag is that of the chosen value.
    package let isChosen: (AnyHashable?) -> Bool
    /// Chooses the value of a tag; does nothing when it is chosen already or of another type.
    package let choose: (AnyHashable?) -> Void

    package init<Value: Hashable>(_ bindings: [Binding<Value>]) {
        // A tag counts for optional selections of its type, too.
        func value(of tag: AnyHashable?) -> Value? { tag.flatMap { $0.base as? Value } }
        isChosen = { tag in
            guard let first = bindings.first?.wrappedValue, value(of: tag) == first else { return false }
            return bindings.dropFirst().allSatisfy { $0.wrappedValue == first }
        }
        choose = { tag in
            guard let value = value(of: tag) else { return }
            for binding in bindings where binding.wrappedValue != value { binding.wrappedValue = value }
        }
    }
}
